lesson-agree-first = Agree first
    .intro = Two minutes of talk before the first stone save an hour of quarrel after it. What should you settle?

step-agree-first--ask-about-flying = White flies from g1 to c5, closes a mill and captures the stone on d2.
    .hint1 = Somebody who learnt an older way might protest.
    .success = All but the classic rules. Rules vary by country and club, so agree before the first stone: “Do we fly at three?” is the question to begin with.

step-agree-first--ask-about-swinging = Step out of one mill and into another with a single move, and finish your turn.
    .hint1 = The stone between c3 and c5 has a second line next door.
    .success = A swing mill: next turn you may step back and capture again. Some house rules forbid just that, so ask: “Do we play with swing mills?”

step-agree-first--ask-about-mills = You have agreed: as at MorrisTalk, not as at MTTE. Your mill on the right edge is closed; mark every stone that you may capture.
    .hint1 = Does any black stone stand outside mills?
    .success = All five. At MTTE it would have been none – good that you talked about it beforehand!

step-agree-first--too-late-now = Both are still placing. “In Lasker’s game one may move already, so g4 to g1!” says White. The two had agreed on the ordinary rules. May White do that?
    .hint1 = Which rules hold: those agreed on, or those somebody thinks of on the way?
    .success = No. What you agreed before the first stone holds to the end. Whoever wants to play Lasker’s game proposes it for the next one.

step-agree-first--the-traditional-board = A tournament by MTTE’s rules; the players could not agree on a board. “On mine a line joins e5 and f6!” says White. May White make that move?
    .hint1 = Which board is taken at championships and in case of dispute?
    .success = No. In case of dispute, and at championships, it is the **traditional board** with nine stones each. It has no diagonals.

step-agree-first--only-what-is-said = An exercise shows this position and says: three may fly, White to move. You wonder how many quiet turns there were before. What does Ply Yard advise?
    .hint1 = In an exercise you can’t ask the other player.
    .option-guess-history = Work out how the game may have gone
    .option-only-stated = Use only what is stated
    .option-own-rules = Use the rules of your own club
    .success = Only what is stated counts. What an exercise does not say has nothing to do with its solution.
    .wrong-guess-history = Three white stones and four black ones can have come here in many games. The exercise asks about none of them.
    .wrong-own-rules = The exercise says which rules hold: White’s three stones may fly. Your club may see that differently.

step-agree-first--no-need-to-ask = White places a stone on a4, closes a mill and captures the stone on d2.
    .hint1 = Is there anything in this turn about which the clubs quarrel?
    .success = Everybody. The heart of the game is the same everywhere: only flying, stones in mills, swing mills and draws need a word beforehand.
