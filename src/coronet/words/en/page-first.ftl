### The first tricks of somebody who has never played, with open help, and the way from there to a first ball.

page-first = Your first tricks
page-first-follow = Follow suit
    .text =
        { $leader-is ->
            [you] You lead a Queen.
           *[other] { $leader } leads a Queen.
        } Whoever holds Queens must play one, and the highest Queen takes all the cards, the trick. You want neither a Prince nor the Frog among them.
page-first-rings = A Prince is a proposal
    .text =
        { $leader-is ->
            [you] You lead, but not with a Prince yet.
           *[other] { $leader } leads Fairies, and you have none: play any card.
        } Whoever takes a Prince has a proposal, drawn as a ring. Nobody wants any: the fewest win.
page-first-frog = The Frog is five proposals
    .text = Here he comes: the 8 of Pets. The highest Pet takes him along, and you have no Pet.
page-first-took =
    { $frogs ->
        [0]
            { $rings ->
                [0] There is no Prince in it, so it costs nothing.
                [one] With { $rings } Prince in it: { $rings } proposal.
               *[other] With { $rings } Princes in it: { $rings } proposals.
            }
       *[other]
            { $rings ->
                [6] The Frog is five, and a Prince one more: { $rings } proposals.
               *[other] With the Frog in it: { $rings } proposals.
            }
    }
page-first-princes-in = And the Princes are in: from now on they may be led.
page-first-read = You can take your time.
page-first-skip = I know how
page-first-done = Not one proposal
    .text = Follow suit. The highest card of the suit that was led takes the trick. Princes are proposals, the Frog is five: the fewest win.
page-first-role = You dance as { $princess-inside }.
    .text = From the second round on she has a power, once each round.
page-first-another = Another princess
page-first-ball = To your first ball
