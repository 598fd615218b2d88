# The rules of City of Lies as players read them. Section numbers and clauses are the same in every language.

rules-01 = What it is about
    .clauses = CL-18 CL-19 CL-20
    .body =
        In this city nobody asks what happened. They ask what you can prove. So you lay out evidence, card by card, until your story stands. Meanwhile the others slip lies in among it, pick your pockets and have your best pieces confiscated. You do the same to them, of course.

        The match can be over in a single move. With **7 points of truth** you win at once. You also win at once if you place the **fourth piece of false evidence** before somebody, or with your **fourth sabotage**. If nothing of the kind happens, everything is counted at the end.

rules-02 = What you need
    .clauses = CL-1 CL-6 CL-7 CL-8 CL-16
    .body =
        The house lays out everything for **2 to 4 players**. The main deck has 60 cards.

        Twenty of them are **evidence**, and these three kinds are called **real** evidence:

        - **Sure evidence** (`sure`, 12 cards) lies face up before you and counts 1.
        - **Double evidence** (`double`, 4 cards) lies face up before you and counts 2.
        - **Hidden evidence** (`hidden`, 4 cards) lies face down before you and counts nothing until it is revealed.

        Twenty-five are **actions**:

        - **Interrogation** (`interrogate`, 5 cards): you see a random card of somebody’s hand.
        - **Block** (`block`, 4 cards): stops a card that is aimed at you.
        - **Reveal** (`reveal`, 4 cards): turns up hidden evidence, yours or another’s.
        - **Swap** (`swap`, 3 cards): you and another player exchange a card of your hands.
        - **Trap** (`trap`, 4 cards): a random card of somebody’s hand is discarded.
        - **Theft** (`steal`, 3 cards): you take a random card of somebody’s hand.
        - **Confiscation** (`confiscate`, 2 cards): a piece of evidence before another player is discarded.

        Fifteen are **deceptions**:

        - **False evidence** (`false`, 6 cards): you place it before another player.
        - **Forgery** (`forge`, 5 cards): you replace real evidence of another player with false evidence.
        - **Confusion** (`confuse`, 4 cards): somebody plays nothing in their next turn.

        Beside it lie the **outcome deck** with six cards (three times +1, twice +2, once false), **ten round cards**, and **four archetypes**, which are used only if the table wants them.

rules-03 = How a match runs
    .clauses = CL-1 CL-4 CL-5 CL-7 CL-23
    .body =
        Everybody gets five cards. Chance decides who begins, then it goes clockwise. When every player still in has had a turn, the **round** is over and the next one begins with the same player. If that player is out by then, the next one still in begins.

        The rounds form three **circles**:

        - **Circle I**, rounds 1 to 5: false evidence counts 0. For now it only lies there and waits.
        - **Circle II**, rounds 6 to 10: every piece of false evidence counts minus 1, those from Circle I included.
        - **Circle III**, from round 11 on: as Circle II, but now you draw two cards, play two, and your hand holds only six.

        Circles change only between rounds, so nobody is caught by one in the middle. A match that nobody has won after 30 rounds ends with the final count.

rules-04 = Your turn, step by step
    .clauses = CL-2 CL-3 CL-5 CL-15
    .body =
        - **Draw a card.** If the deck is empty, the discards are shuffled into a new one first. If both are empty, you draw nothing.
        - **Play a card.** If you have a card that can be played, you must play one. If you have none, your turn goes on without. A block cannot be played in your own turn.
        - **Check your hand.** It may hold **seven** cards. What is too many you discard, and you choose which.

        In **Circle III** you draw two, play two and keep at most six. At most **one of the two** may be evidence, no matter whether it comes first or second. After evidence an action or a deception must follow, if you have one that can be played. If you have none, that was all for this turn.

        If you are **confused**, you draw and check your hand, but you play nothing.

rules-05 = Evidence and truth
    .clauses = CL-6 CL-8 CL-18
    .body =
        Your **truth** is the sum of what lies face up before you and of what is noted for you: 1 for each piece of sure evidence, 2 for each double. Pieces of false evidence we call **falses** for short. From Circle II on, 1 is taken off for each of yours.

        Every piece of **hidden evidence** is a lottery ticket. It counts nothing while it lies face down. When somebody plays **Reveal** on it, an outcome card is drawn:

        - **+1** or **+2** is noted as truth for whoever owns the hidden evidence.
        - **False** is noted for the owner as false evidence.

        The outcome card goes back into its small deck, the hidden evidence is discarded. A note is no card: nothing can remove it any more. A noted false counts like any other false.

        An example: before you lie three pieces of sure evidence, one double and two falses, and a +1 is noted for you. In Circle I your truth is 6. As soon as Circle II begins, it is 4.

rules-06 = Lies
    .clauses = CL-7 CL-14 CL-15
    .body =
        - **False evidence** is placed face up before another player, never before yourself. It counts 0 in Circle I and minus 1 from then on.
        - **Forgery** needs false evidence in your hand. With one play you put that card in place of real evidence (sure, double or hidden) before another player. The real piece is discarded.
        - **Confusion** makes somebody draw but play nothing in their next turn. After that turn it is over. To confuse somebody twice at the same time has no further effect.

        An example: Anna has 5 points of truth, with a double among them. It is Circle II. Ben forges: he puts his false evidence in place of the double. Anna loses 2 and gets minus 1: only 2 points are left.

rules-07 = Actions
    .clauses = CL-8 CL-9 CL-10 CL-11 CL-12 CL-13
    .body =
        - **Interrogation:** you see a random card of another hand. Only you see it, but its owner knows which card it was.
        - **Reveal:** you turn up one piece of hidden evidence, before you or before another player.
        - **Swap:** you need at least one more card in your hand, and the other hand must not be empty. Then each of you chooses a card to give. Nothing shows until both have chosen.
        - **Trap:** a random card of another hand is discarded, for all to see. (At a table with `trap_choice` set to `chooser` you may name a card instead, if you know that it is there.)
        - **Theft:** you take a random card of another hand. Only the two of you know which.
        - **Confiscation:** one piece of evidence before another player is discarded. It may be sure, double, hidden or false.

        You may play interrogation, trap and theft against an empty hand, too. Then nothing happens, but your card is played.

rules-08 = Blocking
    .clauses = CL-16
    .body =
        Whenever a card is aimed at you or at evidence before you, the house asks **before** it takes effect: allow it or block it?

        - If you **allow** it, it takes effect.
        - If you **block** it with a block from your hand, both cards are discarded and nothing happens. A block cannot be blocked.

        You are always asked, even if you hold no block, and even with an empty hand. So being asked tells nobody anything.

        A blocked forgery leaves the false evidence in the forger’s hand. But now everybody knows that it is there.

rules-09 = Sabotage
    .clauses = CL-17 CL-20
    .body =
        If nobody blocks you, these are a **sabotage** each:

        - with a **forgery** or a **confiscation** you take real evidence from another player’s table;
        - your **trap** hits any card but false evidence;
        - with a **theft** you take real evidence out of a hand.

        Confiscating false evidence is no sabotage: you do somebody a favour. Placing false evidence is none either.

        The count is public. So after a theft everybody learns whether it was a sabotage, but not which card it was. **Four sabotages** win the match at once.

rules-10 = Exposure and elimination
    .clauses = CL-19 CL-21
    .body =
        If a player has **four falses**, cards and notes together, they are exposed. This works in every circle, even in the first, where falses do not count yet. What happens depends on who brought the last one:

        - **Another player placed or forged it:** that player wins at once.
        - **It came from another player’s reveal:** whoever played the reveal wins at once.
        - **It came from your own reveal:** you are **eliminated**. Your hand and your table are discarded openly, your notes are gone, and your turn is over. If only one player is left now, that player wins as survivor.

        There is another way out of the match: whoever is to draw when deck and discards are both empty, and has no card that could be played, drops out in the same way. Being confused does not count as having nothing to play.

rules-11 = Ways to win
    .clauses = CL-18 CL-19 CL-20 CL-21 CL-23 CL-24
    .body =
        - **Truth:** you have 7 points of truth.
        - **Exposure:** by your doing another player has four falses.
        - **Saboteur:** you have four sabotages.
        - **Survivor:** all the others are out.
        - **Final count:** nobody has won before, and you have the most points.

        The numbers are those of a match of the usual length. All but the last way end the match at once, no matter whose turn it is. If a forgery both exposes somebody and is your fourth sabotage, you win by exposure.

        If even the final count is level in everything, it is a **collective lie**, and nobody wins.

rules-12 = The final count
    .clauses = CL-23
    .body =
        It comes when somebody finds deck and discards both empty when drawing, or after the last round, which is round 30. The round is played to its end first, and it can still be won in the usual ways.

        Then all hidden evidence is revealed, with an outcome card for each piece. Nobody is exposed or wins at once by that. You add up:

        - the evidence face up before you and what is noted for you,
        - minus **all** your falses, whatever the circle.

        The highest count wins. If it is level, fewer falses win; then more cards in hand. If it is still level, nobody wins. Players who are out do not count.

rules-13 = Archetypes
    .clauses = CL-1 CL-A1 CL-A2 CL-A3 CL-A4
    .body =
        If the table plays with `archetypes`, everybody secretly gets one. It works all match long and is never played like a card.

        - **The interrogator:** your interrogation shows you two cards, if there are two.
        - **The forger:** one forgery may replace up to two pieces of evidence, of one player or of two. Each takes a false from your hand (and with `forger` set to `forgeries` the second one another forgery card), each target is asked, and each one is a sabotage of its own. A block ends the forgery: if the first is blocked, there is no second; if the second is blocked, the first stands.
        - **The analyst:** before the first draw of your turn you see the top card of the deck. You draw it, or you bury it at the bottom and must draw the next one.
        - **The shadow:** if you are interrogated and have a card, you choose the card that is shown, once in each turn of any player. If two are shown, you choose one, and chance the other.

        An archetype stays secret until the others see it at work: two cards shown, the question whether to bury, which card to show, or whether to forge once more. Whoever is **not** asked where an archetype would have been has given something away, too.

rules-14 = Table options
    .clauses = CL-1 CL-11 CL-13 CL-17 CL-18 CL-20 CL-22 CL-23 CL-A2
    .lists = options
    .body =
        Whoever opens a table decides how it is played: in one of the ready-made ways, or rule by rule. What differs from the printed rules is marked with ≠.

        Play **your first matches** without archetypes and with `sabotage_win` off: that is how the game is learned best. If there are only two of you, or if it is late already, set `length` to `quick`. And a word of warning: when long matches are played at random, most of them end by sabotage.

rules-15 = How we rule
    .clauses = CL-2 CL-3 CL-4 CL-5 CL-8 CL-9 CL-10 CL-11 CL-13 CL-16 CL-17 CL-18 CL-19 CL-20 CL-21 CL-22 CL-23 CL-24 CL-A2 CL-A4
    .body =
        Where rules can be read in more than one way, we read them like this:

        - **Playing is a duty.** You cannot hold back a card to keep your hand full. Only if nothing can be played do you play nothing.
        - **Truth is net.** A point with a lie beside it is no point, from Circle II on. If you see it otherwise, choose `gross`.
        - **Truth wins whenever it is there.** If somebody confiscates false evidence of yours and your truth reaches 7 by that, you win, although it was not your turn.
        - **Hidden pieces of one player are alike.** Whoever aims at one does not choose which. So a reveal leaves the shadow nothing to choose; the shadow chooses only when interrogated.
        - **A reveal of your own hidden evidence** is aimed at nobody: nobody is asked.
        - **A swap cannot be refused**, only blocked. Once it is allowed, both give.
        - **A theft hits at random, and so does a trap:** nobody chooses the card. Only with `trap_choice` set to `chooser` may whoever set the trap name a card. It must be one that is known for certain: seen, given or lost, and surely not gone since. Everybody hears the name, and so learns that the card was known. The question comes even if nothing is known; then chance is all there is.
        - **A trap counts as sabotage** for actions and deceptions, too; only false evidence is no loss. A card discarded for the hand limit is nobody’s sabotage.
        - **What is a loss?** Our sheet speaks of evidence in one place and of actions and deceptions in another. `printed` follows each where it stands. With `any_card` we count every card that a trap or a theft takes.
        - **A forgery is one play**, although two cards leave your hand. In Circle III it is one of your two.
        - **The forger** needs one forgery card and two falses to replace two pieces. If your table wants two forgery cards for that, choose `forgeries`.
        - **A last false by another’s reveal** wins for whoever played the reveal. It was their doing, whatever the outcome deck says.
        - **A slow match takes 10 points.** The sheet names 7 in one place and 10 in its table; we go by the table, since 7 is the usual number.
        - **The match ends after a set number of rounds** (`max_rounds`). The sheet sets no such end, but players who only defend could go on for ever.
        - **The outcome deck never changes.** Every card drawn goes back, so the chances are always the same.
        - **A turn that ends by elimination** counts as had; the round goes on with the next player.

rules-16 = Typing moves
    .clauses = CL-3 CL-8 CL-10 CL-11 CL-13 CL-14 CL-16 CL-A2 CL-A3 CL-A4
    .body =
        Choose your moves with the arrow keys or type them. A number is a player; players are numbered clockwise from 0.

        - `sure`, `double`, `hidden`: lay this evidence before you.
        - `interrogate 2`, `swap 2`, `trap 2`, `steal 2`, `confuse 2`: play this card against player 2.
        - `reveal 2`: turn up hidden evidence of player 2. With your own number it is yours.
        - `confiscate 2 double`: discard double evidence of player 2.
        - `false 2`: place false evidence before player 2.
        - `forge 2 sure`: replace sure evidence of player 2 with your false evidence.
        - `allow`, `block`: answer to a card that is aimed at you.
        - `give trap`: give this card in a swap.
        - `discard sure`: discard for the hand limit, one card at a time.
        - `draw`, `bury`: the analyst draws the top card or puts it at the bottom.
        - `show trap`: the shadow shows this card.
        - `enough`: the forger forges no second time. For a second time, type `forge` again, as in `forge 1 double`.
        - `name sure`, `random`: with `trap_choice` set to `chooser`, the card that your trap takes.

        Capital letters and extra spaces do no harm. If a move is not allowed, the house tells you why, and nothing is lost.
    .taps-title = How to play by tapping
    .taps =
        - **Look at a card.** Tap it in your hand: you read what it does, and see whom or what it can be aimed at.
        - **Play it.** Tap the button, a player, or the piece of evidence that it is aimed at.
        - **Answer.** A card is aimed at you: tap “Allow”, or block it if you can.
        - **Give, show, discard.** When the house asks for a card, tap one of your hand.
        - **Remember.** The notebook keeps what you have seen of other hands.

        What cannot be played is pale. Tap it all the same, and the house tells you why. Nothing is lost by it.

rules-17 = Tips for your first match
    .clauses = CL-6 CL-7 CL-8 CL-13 CL-16 CL-17 CL-19
    .body =
        - **Do not stand out too early.** Whoever leads in truth is everybody’s favourite target. A double shines, and a forgery takes it from you with interest.
        - **Count the falses.** If somebody has three, the next one wins. If they lie before you, do not let anybody reach you with the fourth, and keep a block.
        - **Reveal with care.** Five outcomes in six are good. But if you already have three falses, the sixth throws you out.
        - **A confiscation can rescue you only with `confiscate_own_false`.** Otherwise nobody but your opponents can take a lie away from you.
        - **Do not hurry to block.** There are only four blocks. An interrogation rarely hurts; a forgery on your double does.
        - **Pause before you allow.** Everybody is asked. A little hesitation might be a block, or it might be theatre.
        - **Watch the sabotages.** A trap counts for almost every card. If somebody has three sabotages, it is high time for a confusion.
