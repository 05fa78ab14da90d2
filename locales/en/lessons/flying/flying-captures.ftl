lesson-flying-captures = Captures from the air
    .intro = With three stones you can still take one, and another. Fly, close, capture!

step-flying-captures--does-it-count = White flies from g1 to a4, where b4 and c4 are waiting. “Flown, not walked – that takes nothing!” says Black. How many stones does White capture?
    .hint1 = Three own stones on one line, and this turn put them there.
    .option-none = None
    .option-one = One
    .success = One. How the third stone arrived does not matter: placed, walked or flown, a closed mill captures.
    .wrong-none = A mill is a mill. No rule asks how its last stone came.

step-flying-captures--from-anywhere = You have three stones and may fly. Mark every point where you can close a mill this turn.
    .hint1 = Imagine one stone in the air, and look at the other two.
    .success = On g7 with the stone from d6, on d5 with the one from a7. Three stones round a corner make two threats.

step-flying-captures--same-rules-up-there = Your last three stones have just flown into a mill. Mark every stone that you may capture.
    .hint1 = Black has a mill, too.
    .success = On d7, e5 and g1. The mill a4–b4–c4 protects its stones from flyers as well.

step-flying-captures--must-i-open-it = White’s three stones make up a mill. “If I move, I open it. I’d rather pass.” May White do that?
    .hint1 = Is there a turn that White can play?
    .success = No. Whoever can move has to. But a flying stone can leave the mill now and come back next turn, from anywhere.

step-flying-captures--and-back = You flew out of your mill, from a4 to f2, and no black stone could get to a4. Close it again, and finish your turn!
    .hint1 = The way back is as short as the way out.
    .success = Out and back, and a capture. Black walks, and to fill the gap on a4, a black stone would have had to stand on b4.

step-flying-captures--two-objections = All of Black’s stones stand in mills. White flies from g7 to d2, closes a mill and captures the stone on b4.
    .hint1 = One objects to the flight, another to the capture.
    .success = By the classic rules nobody flies, and at MTTE a stone in a mill is never captured. The others allow both.

step-flying-captures--take-and-defend = Fly into a mill. But look out: Black threatens one too, and you have only three stones! The best captures stop it.
    .hint1 = Which three black stones belong together?
    .success = a4, a7 and d1 were the three to choose from. After any other capture, Black closes on a1, and you have lost.

step-flying-captures--win-from-the-air = Three against three, and Black’s three make a mill. Win with this turn!
    .hint1 = May a stone be captured from a mill when there is no other?
    .success = You have won! None of Black’s stones stood outside, so the mill protected none.
