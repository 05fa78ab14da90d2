lesson-no-hurry = No hurry
    .intro = A mill captures a stone, and mostly that is good. But there are moments when it is better left open, and here each of them is proved.

step-no-hurry--mostly-yes = You can close a mill, and Black threatens nothing. Is there a reason to wait? Mostly not. Close it!
    .hint1 = a4 and b4 are yours.
    .success = As a rule, a capture is worth having: nine against eight. The exceptions come at the end of placing, when stones become few.

step-no-hurry--let-loose = Black placed the last stone on f6, closed a mill and took the stone on d7. Now all are placed. Who may fly?
    .hint1 = Count the stones of both sides.
    .option-both = Both
    .option-white = Only White
    .option-black = Only Black
    .option-neither = Neither
    .success = Both have three stones. With that capture Black let White fly, and it is White’s turn!
    .wrong-white = Count Black’s stones, too.
    .wrong-black = Count White’s stones after the capture.
    .wrong-neither = Count once more: three stones and an empty hand are enough.

step-no-hurry--the-price = Black closed a mill on c4 and took the stone on d7. You are White, with three stones. Show what that mill was worth!
    .hint1 = You may fly. Which line has two of your stones?
    .success = From g4 to d3: a mill, and Black is left with two stones. Without the capture you would have had four stones, and could not have flown there.

step-no-hurry--one-point-two-lines = You are Black with the last stone of all, and could close a mill on e3. But White has two lines that meet in one point. Find the only stone that does not lose!
    .hint1 = Look at a4 and c4, then at b2 and b6.
    .success = On b4 one stone stops both lines, and the program says: a draw. Everything else loses, the mill on e3 too: White would close one on b4 at once.

step-no-hurry--take-nothing = “I close the mill but take nothing, then White won’t fly!” Black has closed d1–d2–d3. Is that allowed?
    .hint1 = What does a mill oblige you to?
    .success = No, whoever closes a mill must capture. So think before you close it: afterwards it is too late.

step-no-hurry--fill-and-hold = You have one stone left to place, and e4 would be a mill. But only one point saves the draw. Which one?
    .hint1 = Where does Black win if you close your mill?
    .success = On a4. Close on e4, and Black wins by force, whatever you take; the program has proved it. Here the free point was worth more than the mill.

step-no-hurry--patience-wins = You are Black with the last stone of all. The mill on d3 would only draw, at best. Two other points win. Find one of them!
    .hint1 = Build a second line beside d1–d2. White, with four stones, cannot fly to stop both.
    .success = f2 and f4 win, as the program has proved. White keeps four stones and so cannot fly, while you fly with three. The capture will come, but at the right time.

step-no-hurry--what-they-need = You could close a mill on d5. Look at Black’s lines first, and place your stone where it holds the draw!
    .hint1 = Which point does Black need for two mills?
    .success = On d3, where c3–d3–e3 and d1–d2–d3 meet. Any other stone loses, and the mill on d5 as well: it takes one stone, but Black still has a line left.
