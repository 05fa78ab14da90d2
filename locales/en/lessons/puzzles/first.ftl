pack-first = First wins
    .intro = Short wins to begin with: one { -turn } or two, with the ideas that every later { -puzzle } is made of.

puzzle-first-block = White keeps four { -stone(number: "plural") }, and none of them can move: that loses just as surely as having two.
