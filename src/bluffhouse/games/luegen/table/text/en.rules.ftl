# The rules of Lügen as players read them. Section numbers and clauses are the same in every language.

rules-01 = What it is about
    .clauses = LU-1 LU-17
    .body =
        Welcome to the oldest table in the house. Everybody rolls six dice under a cup, and nobody sees more than their own. Then you go round the table and claim, higher and higher, how many fives or fours or ones lie under all the cups together.

        Sooner or later somebody no longer believes it. The cups come up, the dice are counted, and whoever was wrong gets a beer mat.

        You do not need to know the truth. You only need to be believed, or to notice when someone else should not be. A match has **exactly one loser**; everybody else wins.

rules-02 = What you need
    .clauses = LU-2 LU-4 LU-14
    .body =
        The house lays out everything for you:

        - **2 to 20 players.**
        - **Six dice and a cup** for each player.
        - **Five whole beer mats**, in the middle of the table when a stage begins.
        - **Two half mats**, one for the loser of each half.

        At our table **ones are wild**: they help every other face. And if your six dice show 1-2-3-4-5-6, you hold a **straight**, a throw to dream of.

rules-03 = How a match runs
    .clauses = LU-1 LU-2 LU-3 LU-14 LU-15 LU-16
    .body =
        A match has two or three stages:

        - **First half.** Everybody plays. Whoever ends up with all five mats loses the half and gets a half mat.
        - **Second half.** All mats go back to the middle and everybody is in again. Once more, whoever collects all five loses and gets a half mat.
        - **Final.** It is played only if two different players lost a half. Those two play alone, again with five mats in the middle.

        If the same player loses both halves, there is no final: that player has lost the match.

        To see who starts a half, everybody rolls one die in the open. The highest number starts. Those who tie for it roll again until one player is left. A final needs no such roll: the loser of the first half starts it.

rules-04 = A round, step by step
    .clauses = LU-4 LU-5 LU-6 LU-12
    .body =
        - **Roll.** Every player still in the stage rolls six dice and looks at them in secret.
        - **Open.** The starting player names a bid: a count and a face. `6x5` says: “Among all our dice there are at least six fives.”
        - **Answer.** Clockwise, the next player still in the stage has two choices: **raise** the bid, or say **“liar”**. Passing is not possible.
        - **Look.** After “liar” all cups come up, and the dice are counted.
        - **Pay.** Whoever lost the call gets a mat and starts the next round with a fresh roll.

        A bid speaks about the dice of all players together, not about yours alone. You may bid fives without holding a single one.

rules-05 = Bidding and raising
    .clauses = LU-5 LU-7 LU-8
    .body =
        Every bid has a **value**. For twos to sixes it is the count. For ones it is **twice the count**, because ones are rarer. So `7x5` has the value 7, and `4x1` has the value 8.

        You raise in one of two ways:

        - with a **higher value**, on any face you like;
        - with the **same value and a higher face**, as long as neither of the two bids is on ones.

        Some examples:

        - After `5x5` you may say `5x6` (a higher face), `6x2` (a higher count) or `3x1` (value 6).
        - After `6x4` you may say `6x5` or `7x2`, but not `6x3`.
        - After `4x4` you may not say `2x1`: both have the value 4. `3x1` is enough.
        - After `2x1` you may not say `4x6`, for the same reason. `5x2` is enough.
        - A whole round might go `4x3`, `3x1`, `7x5`, `4x1`, `9x4`. The values are 4, 6, 7, 8 and 9.

        The smallest count is one. The largest is the most that the dice could ever show: **ten for each player** in the stage on twos to sixes, **six for each player** on ones. With three players that is `30x6` and `18x1`. If you cannot raise any more, you have to call.

rules-06 = Calling a lie
    .clauses = LU-6 LU-9 LU-10
    .body =
        When it is your turn, you may call the last bid a lie. Then all dice are shown and counted.

        - **A bid on twos to sixes:** each die with that face counts 1, and so does each one. A straight counts **10**, instead of its six dice.
        - **A bid on ones:** each one counts 1. A straight counts **5**.

        If there are at least as many as the bid says, the bid was true and the **caller loses**. If there are fewer, the **bidder loses**.

        Let us count once together. Anna has 1-1-3-5-5-6, Ben has 2-3-4-5-5-6 and Clara has 1-2-3-4-5-6.

        - Ben calls `14x5`. Anna brings four (two ones, two fives), Ben two, and Clara’s straight ten. That makes 16: the bid was true, and Ben loses.
        - Had the bid been `8x1`, Anna would bring two, Ben none and Clara five. That makes 7: a lie, and the bidder would lose.

rules-07 = Beer mats
    .clauses = LU-11 LU-12 LU-13 LU-14
    .body =
        - **While mats lie in the middle**, the loser of a call takes one from there.
        - **When the last mat leaves the middle**, all players without a mat are out of the stage. They can lean back: they are safe.
        - **From then on** mats only move between players. The winner of a call gives one of their own to the loser. Whoever gives away their last mat is out and safe, too.
        - **Whoever holds all mats** has lost the stage. For a half, that player gets a half mat to remember it by.

        An example: the middle is empty, Anna has three mats, Ben two, Clara none. Clara is out. Ben wins a call against Anna and gives her one: four to one. Ben wins again and gives her his last mat. Anna holds all five and has lost the half.

rules-08 = The end of the match
    .clauses = LU-15 LU-16 LU-17
    .body =
        The match ends in one of two ways:

        - One player loses **both halves** and with them the match.
        - Two players lose a half each and meet in the **final**. Whoever then holds all mats has lost the match.

        All the others win together. The house also keeps a score, and fewer is better: one for each half mat, and one more for losing the final. So the loser of the match has 2, and the one who won the final has 1. If the table plays without halves, the loser has 1.

        What the loser owes the table is up to you. A round of drinks is an old custom.

rules-09 = Table options
    .clauses = LU-2 LU-7 LU-8 LU-9 LU-14
    .lists = options
    .body =
        Whoever opens a table decides how it is played: in one of the ready-made ways, or rule by rule. What differs from the printed rules is marked with ≠.

        Without straights, the largest count for every face is the number of dice on the table.

rules-10 = How we rule
    .clauses = LU-3 LU-4 LU-6 LU-7 LU-8 LU-9 LU-10 LU-11 LU-13 LU-16
    .body =
        Pub tables differ. This is how we play it here:

        - **How many may play.** Any number, says the sheet. This house seats up to 20: more dice than 120 nobody can count, and more cups no screen can show.
        - **Ones and other faces of equal value.** Neither raises the other. Two ones and four sixes are worth the same, so you need more.
        - **Who may call.** Only the player whose turn it is. Nobody shouts in from across the table, and the starting player has nothing to call yet.
        - **The smallest and the largest bid.** You open as low as `1x2` if you like. The top is what the dice could show if everything fitted; beyond it there is only “liar”.
        - **Exactly enough is enough.** If the count is precisely the number of the bid, the bid was true.
        - **A straight is taken whole.** It counts 10 (or 5 ones) in place of its dice, never in addition. You cannot choose to count it die by die.
        - **Who is out does not roll.** Only the dice of players still in the stage count, and the largest bid shrinks with them.
        - **After the middle is empty** a mat only moves between the two players of the call. Nobody else pays.
        - **Half mats** are a sign, no more. They never go back into play.
        - **The starting roll is public**, and so is every die after a call. You can look at the last showdown until the next one.

rules-11 = Typing moves
    .clauses = LU-5 LU-6
    .body =
        Choose your moves with the arrow keys or type them:

        - `6x5` bids six fives: first the count, then an x, then the face.
        - `3x1` bids three ones.
        - `liar` calls the last bid a lie.

        Capital letters and extra spaces do no harm: `LIAR` works, too. If a move is not allowed, the house tells you why, and nothing is lost.
    .taps-title = How to play by tapping
    .taps =
        - **Look.** Tap your cup to lift it, and tap again to put it down. Only your screen shows your dice.
        - **Bid.** Tap a face, and turn the wheel to the count with − and + or with a swipe. Then tap the button that says your bid.
        - **Call.** Hold “Liar!” until the ring is full, or tap it twice.

        What cannot be played is pale. Tap it all the same, and the house tells you why. Nothing is lost by it.

rules-12 = Tips for your first match
    .clauses = LU-6 LU-7 LU-9
    .body =
        - **Count in thirds.** Any die helps a bid on twos to sixes one time in three, because ones help, too. Take your own hits and add a third of all hidden dice. With four players that is your own plus about six.
        - **For ones, count in sixths.** Only every sixth die is a one.
        - **Listen.** Whoever names a face early often holds it, or wants you to think so.
        - **Use ones to make a jump.** `4x1` after `7x5` leaves the next player only bids of value 9 and more.
        - **With a straight, stay calm.** It brings ten to any face from two to six. Let the others push the bid up.
        - **The next player is your judge.** Only that player can call you. Make bids that are just a little too good to doubt.
