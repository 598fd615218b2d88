## Lügen-Kniffel im Browser: die Becher, die Ansage, die Karte.

skin-lift = Becher lüften
skin-lower = Becher absetzen
skin-leave = Diesen Würfel liegen lassen: { $face }
skin-take = Diesen Würfel noch einmal werfen: { $face }
skin-lies = liegt
skin-stays = bleibt
skin-announce = Ansagen
skin-announce-hint = Was liegt angeblich unter deinen Bechern?
skin-more = Eins mehr
skin-fewer = Eins weniger
skin-points = Punkte
skin-lie-field = Lügenfeld
skin-card = Karten mit Punkten
skin-total = Summe
skin-answered = hat geantwortet
skin-on = Weiter geht’s
skin-last = Letztes Aufdecken ansehen
