## Lügen-Kniffel в браузъра: чашите, обявяването, картата.

skin-lift = Вдигни чашите
skin-lower = Захлупи чашите
skin-leave = Остави този зар: { $face }
skin-take = Хвърли пак този зар: { $face }
skin-lies = лежи
skin-stays = остава
skin-announce = Обяви
skin-announce-hint = Какво твърдиш, че има под чашите ти?
skin-more = С едно повече
skin-fewer = С едно по-малко
skin-points = Точки
skin-lie-field = Поле за лъжа
skin-card = Карти с точки
skin-total = Общо
skin-answered = отговори
skin-on = Продължаваме
skin-last = Виж последното показване
