# The rules of Lügen-Kniffel as players read them. Section numbers and clauses are the same in every language.

rules-01 = What it is about
    .clauses = LK-1 LK-19
    .body =
        You know how it goes: five dice, three rolls, and a card with thirteen fields to fill. Only here the dice never leave the cups. You look at them alone, and then you tell the table what you have. Or what you would like to have.

        The others decide whether they believe you. If nobody doubts, you write down whatever you said, and nobody will ever know. If somebody doubts, the cups come up, and one of you will be sorry.

        Whoever has the **most points** at the end wins. It is played by 2 to 8, and **best with three or more**: with two, doubting everything is hard to punish.

rules-02 = What you need
    .clauses = LK-1 LK-2
    .body =
        The house has laid out:

        - **Five dice** and **three cups** that stack into each other.
        - **A card** for each player with thirteen combinations. Each has two fields: a **lie field** and a **points field**.

        To see who starts, everybody rolls one die in the open. The highest number starts, and those who tie for it roll again. After that it goes clockwise.

rules-03 = Rolling
    .clauses = LK-3 LK-4 LK-5
    .body =
        Your turn begins with a roll of all five dice. You look at them in secret. Then you either announce something or roll again, up to **three rolls** in all.

        - **Before the second roll** you leave up to four dice under the first cup and roll the others. You may leave none.
        - **Before the third roll** you leave some of the dice you have *just* rolled under the second cup. Again you may leave none, but at least one die has to be rolled.

        And **what lies, lies**: a die left under a cup is never rolled again in this turn.

        Everybody hears how often you roll. Which dice you left, and how many, is your secret.

        An example: you roll 4-4-1-2-6 and leave the two fours. The three others give 4-5-5. You leave the four and roll the last two once more: 2-5. Your dice are 4-4-4-2-5. You could not have taken back a four for a second pair of fives.

rules-04 = Announcing
    .clauses = LK-6 LK-7
    .body =
        When you have finished rolling, you **must** announce one combination with its points, whatever your dice say. You may choose any combination whose points field on your card is still empty. A struck lie field does not matter.

        - **Ones to sixes:** how many dice of that face, from one to five. Three fours bring 12 points.
        - **Three of a kind, four of a kind:** the total of all five dice, from 5 to 30. Three of a kind with 19 brings 19.
        - **Full house** 25, **small straight** 30, **large straight** 40, **Kniffel** 50.
        - **Chance:** the total, from 5 to 30.

rules-05 = What dice really show
    .clauses = LK-8 LK-9 LK-20
    .body =
        - **Three of a kind** and **four of a kind** need at least three or four equal dice.
        - A **full house** is three of one face and two of another. Five equal dice are none.
        - A **small straight** is four faces in a row, a **large straight** five. Whoever has the large one has the small one as well.
        - A **Kniffel** is five equal dice, and nothing more: **there is no joker**. Five equal dice stand for no other combination that they are not, and a further Kniffel brings no extra points.
        - **Chance** is anything.

        Your announcement is true if your dice are that combination **and give exactly the points you named**. Everything else is a lie, even if you named less than you have.

        With 4-4-4-2-5 you tell the truth with three fours, one two, one five, three of a kind with 19, and chance with 19. Two fours are a lie, and so is chance with 18.

rules-06 = Believing and doubting
    .clauses = LK-10 LK-11 LK-12 LK-13 LK-14 LK-15
    .body =
        Now everybody else is asked: do you believe it? Each decides alone, and all answers are shown together.

        - **Nobody doubts.** The roller writes the announced points. The dice are never shown.
        - **Somebody doubts, and it was true.** The dice are shown. The roller writes the points, and every doubter strikes their lie field of that combination.
        - **Somebody doubts, and it was a lie.** The dice are shown. The roller strikes their own lie field of that combination. Every doubter writes the announced points, if their points field there is still empty.

        A **Kniffel** is never credited to a doubter: that would be too easy. Whoever believed gains nothing and loses nothing.

        An example: Anna announces a large straight and holds 2-3-4-4-6. Ben and Clara doubt, Dora believes. Anna strikes her lie field. Ben writes 40 points. Clara has a large straight already and gets nothing. For Dora nothing changes.

rules-07 = Strikes
    .clauses = LK-16 LK-17
    .body =
        The first strike at a combination only costs you a warning. The **second strike** at the same combination strikes the points field, too, **even if points stand there**: they are lost. A third strike has no effect any more.

        What is written stays as it is. You can never improve a points field, neither by announcing nor by doubting.

rules-08 = The end of the match
    .clauses = LK-18 LK-19
    .body =
        As soon as all thirteen points fields of any player are filled or struck, the end is near. It does not matter whose turn it was. Every other player has **exactly one more turn**, clockwise after the one who was just rolling; that player comes last, unless it is their own card that is full.

        Whoever is finished keeps answering. If your card is full before your last turn comes, it is skipped.

        Then everybody counts: all points, **plus 35 if ones to sixes make at least 63**. The highest total wins; if several are level, they share the victory. Everybody else loses.

rules-09 = Table options
    .clauses = LK-9 LK-10 LK-19
    .lists = options
    .body =
        Whoever opens a table decides how it is played: in one of the ready-made ways, or rule by rule. What differs from the printed rules is marked with ≠.

        We recommend three or more players: with two, somebody who doubts everything is hard to punish.

rules-10 = How we rule
    .clauses = LK-3 LK-4 LK-6 LK-9 LK-10 LK-12 LK-13 LK-16 LK-18 LK-20
    .body =
        Where rules can be read in more than one way, we read them like this:

        - **No joker.** Whoever knows the ordinary Kniffel may miss it: here a Kniffel is worth its 50 points once, stands in for nothing, and there is no bonus of 100.
        - **Understating is lying.** If you say two fours and have three, a doubter is right. If you find that harsh, choose `at_least`.
        - **No field can be given up.** You cannot write a zero. If your dice fit nothing that is still empty, you have to lie.
        - **Any number can be named.** You may announce a total that dice of that kind could hardly give, if you think that somebody swallows it.
        - **Rolling again means rolling.** If you want to keep all five dice, announce.
        - **Answers are secret**, so that nobody hides behind somebody else. The table sees who has answered, not what.
        - **All doubters are treated alike.** If five doubt a lie, five write the points. If five doubt the truth, five strike.
        - **Two strikes, one field.** It does not matter whether a strike came from lying or from doubting.
        - **Finishing by doubting** counts like any other way. If several cards become full at the same moment, none of these players has a last turn.
        - **The last turns happen once.** If another card becomes full meanwhile, nothing starts anew.
        - **Only the last reveal** stays on the table to look at. What was believed is never shown.

rules-11 = Typing moves
    .clauses = LK-4 LK-7 LK-10
    .body =
        Choose your moves with the arrow keys or type them:

        - `keep 4 4` leaves two fours and rolls the other dice that do not lie yet. `keep` alone leaves none. The order of the numbers does not matter.
        - `say fours 3`, `say three 19`, `say fullhouse`, `say chance 21` announce. The combinations are `ones`, `twos`, `threes`, `fours`, `fives`, `sixes`, `three`, `four`, `fullhouse`, `small`, `large`, `kniffel` and `chance`.
        - `believe` and `doubt` answer.

        Capital letters and extra spaces do no harm. If a move is not allowed, the house tells you why, and nothing is lost.
    .taps-title = How to play by tapping
    .taps =
        - **Look.** Tap your cups to lift them, and tap again to put them down.
        - **Roll again.** Tap the dice that shall lie, then the button below them. All the others are rolled.
        - **Announce.** Tap a combination and choose its number. Then hold the button that says it until the ring is full, or tap it twice: this cannot be taken back.
        - **Answer.** Tap whether you believe or doubt.

        What cannot be played is pale. Tap it all the same, and the house tells you why. Nothing is lost by it.

rules-12 = Tips for your first match
    .clauses = LK-5 LK-6 LK-12 LK-13 LK-16 LK-18
    .body =
        - **Lie small.** Three fives are easy to believe, and after three rolls nobody finds them strange. Five fives had better be there.
        - **Mind your card.** Everybody sees which fields you still need. When only the hard ones are left, every word of yours will be doubted. Keep an easy field like chance for bad times.
        - **The first strike is cheap, the second is not.** Where your lie field is still clean you can afford some courage. Where it is struck and points stand beside it, be careful with doubts.
        - **Doubt where you can write.** If your own field is empty, a lie caught is a present. If it is full, you only spoil the fun of the roller.
        - **Count the rolls.** Whoever stops after one roll has something, or wants you to think so.
        - **What lies, lies.** Leaving a pair early is good; leaving three different dice for a straight binds your hands.
        - **Being doubted is not bad** if you tell the truth: the others pay for it.
