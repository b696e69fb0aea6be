### The story: what happened in the last step, a sentence each, for one viewer. $seat-is tells whether it was you.
### Cards that only you saw stand in lines of their own, which nobody else is told.

## Rounds

story-round =
    { $leader-is ->
        [you] Round { $number } is “{ $round }”, and you lead.
       *[other] Round { $number } is “{ $round }”, and { $leader } leads.
    }
story-extra-round =
    { $leader-is ->
        [you] Still level, so all play one more round. It is “{ $round }”, and you lead.
       *[other] Still level, so all play one more round. It is “{ $round }”, and { $leader } leads.
    }
story-chose =
    { $seat-is ->
        [you] You dance as { $princess-inside }.
       *[other] { $seat } dances as { $princess-inside }.
    }
story-has-chosen =
    { $seat-is ->
        [you] Your choice is in.
       *[other] { $seat } has chosen.
    }
story-declines =
    { $seat-is ->
        [you] You say no for now.
       *[other] { $seat } says no for now.
    }
story-all-passed = The cards are passed.
story-passed-cards =
    { $seat-is ->
        [you] You pass { $cards } to { $to }.
       *[other]
            { $to-is ->
                [you] { $seat } passes { $cards } to you.
               *[other] { $seat } passes { $cards } to { $to }.
            }
    }
story-set-aside =
    { $seat-is ->
        [you]
            { $count ->
                [one] You set { $count } card aside.
               *[other] You set { $count } cards aside.
            }
       *[other]
            { $count ->
                [one] { $seat } sets { $count } card aside.
               *[other] { $seat } sets { $count } cards aside.
            }
    }
story-shows-suit =
    { $seat-is ->
        [you] You show your { $suit-name }: { $cards }.
       *[other] { $seat } shows { $suit-name }: { $cards }.
    }
story-picked-up =
    { $from-is ->
        [you] You pick up { $cards }.
       *[other] { $from } hands you { $cards }.
    }
story-kept =
    { $seat-is ->
        [you] You are left with { $cards }: these count as taken.
       *[other] { $seat } is left with { $cards }: these count as taken.
    }

## Tricks

story-all-gifted = Everybody puts a gift on the pile.
story-gift = You put { $card } on the gift pile.
story-plays =
    { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
story-plays-face-down =
    { $seat-is ->
        [you] You play a card face down.
       *[other] { $seat } plays a card face down.
    }
story-plays-with-power =
    { $princess-id ->
        [snow-white]
            { $seat-is ->
                [you] You play { $card }, and as Snow White you count it as 0.
               *[other] { $seat } plays { $card }, and as Snow White counts it as 0.
            }
        [pea-princess]
            { $seat-is ->
                [you] You play { $card }, and as the Pea Princess you make the others play above 5.
               *[other] { $seat } plays { $card }, and as the Pea Princess makes the others play above 5.
            }
        [thumbelina]
            { $seat-is ->
                [you] You play { $card }: as Thumbelina you need not follow suit.
               *[other] { $seat } plays { $card }: Thumbelina need not follow suit.
            }
       *[other]
            { $seat-is ->
                [you] You play { $card } with { $princess-inside }'s power.
               *[other] { $seat } plays { $card } with { $princess-inside }'s power.
            }
    }
story-plays-face-down-with-power =
    { $princess-id ->
        [snow-white]
            { $seat-is ->
                [you] You play a card face down, and as Snow White you count it as 0.
               *[other] { $seat } plays a card face down, and as Snow White counts it as 0.
            }
        [pea-princess]
            { $seat-is ->
                [you] You play a card face down, and as the Pea Princess you make the others play above 5.
               *[other] { $seat } plays a card face down, and as the Pea Princess makes the others play above 5.
            }
        [thumbelina]
            { $seat-is ->
                [you] You play a card face down: as Thumbelina you need not follow suit.
               *[other] { $seat } plays a card face down: Thumbelina need not follow suit.
            }
       *[other]
            { $seat-is ->
                [you] You play a card face down with { $princess-inside }'s power.
               *[other] { $seat } plays a card face down with { $princess-inside }'s power.
            }
    }
story-turns-up =
    { $seat-is ->
        [you] You turn up { $card }.
       *[other] { $seat } turns up { $card }.
    }
story-princes-in = The Princes are in.
story-takes =
    { $proposals ->
        [0]
            { $seat-is ->
                [you] You take it: the trick is clean.
               *[other] { $seat } takes it: the trick is clean.
            }
       *[other]
            { $frogs ->
                [0]
                    { $seat-is ->
                        [you]
                            { $proposals ->
                                [one] You take it: { $proposals } proposal.
                               *[other] You take it: { $proposals } proposals.
                            }
                       *[other]
                            { $proposals ->
                                [one] { $seat } takes it: { $proposals } proposal.
                               *[other] { $seat } takes it: { $proposals } proposals.
                            }
                    }
               *[other]
                    { $seat-is ->
                        [you]
                            { $princes ->
                                [0] You take it: the Frog, { $proposals } proposals.
                                [one] You take it: the Frog and { $princes } Prince, { $proposals } proposals.
                               *[other] You take it: the Frog and { $princes } Princes, { $proposals } proposals.
                            }
                       *[other]
                            { $princes ->
                                [0] { $seat } takes it: the Frog, { $proposals } proposals.
                                [one] { $seat } takes it: the Frog and { $princes } Prince, { $proposals } proposals.
                               *[other] { $seat } takes it: the Frog and { $princes } Princes, { $proposals } proposals.
                            }
                    }
            }
    }
story-haggles =
    { $seat-is ->
        [you] You haggle: { $card } goes into the trick, { $other } into your hand.
       *[other] { $seat } haggles: { $card } goes into the trick, { $other } into { $seat }'s hand.
    }

## Powers

story-power =
    { $princess-id ->
        [cinderella]
            { $seat-is ->
                [you] As Cinderella you turn the order of this trick round.
               *[other] As Cinderella, { $seat } turns the order of this trick round.
            }
        [sleeping-beauty]
            { $seat-is ->
                [you] As Sleeping Beauty you ask everyone for a card.
               *[other] As Sleeping Beauty, { $seat } asks everyone for a card.
            }
        [alice]
            { $seat-is ->
                [you] As Alice you undo the trick.
               *[other] As Alice, { $seat } undoes the trick.
            }
        [pea-princess]
            { $seat-is ->
                [you] As the Pea Princess you make the others play above 5 in this trick.
               *[other] As the Pea Princess, { $seat } makes the others play above 5 in this trick.
            }
        [ice-princess]
            { $seat-is ->
                [you] As the Ice Princess you turn up one of the leader's cards.
               *[other] As the Ice Princess, { $seat } turns up one of the leader's cards.
            }
        [rapunzel]
            { $seat-is ->
                [you] As Rapunzel you ask for a Prince to be led.
               *[other] As Rapunzel, { $seat } asks for a Prince to be led.
            }
       *[other]
            { $seat-is ->
                [you] You use { $princess-inside }'s power.
               *[other] { $seat } uses { $princess-inside }'s power.
            }
    }
story-power-seat =
    { $princess-id ->
        [pocahontas]
            { $seat-is ->
                [you]
                    { $to-is ->
                        [you] As Pocahontas you take the lead.
                       *[other] As Pocahontas you choose who leads: { $to }.
                    }
               *[other]
                    { $to-is ->
                        [you] As Pocahontas, { $seat } chooses who leads: you.
                       *[other] As Pocahontas, { $seat } chooses who leads: { $to }.
                    }
            }
        [scheherazade]
            { $seat-is ->
                [you] As Scheherazade you draw a card from { $to }.
               *[other]
                    { $to-is ->
                        [you] As Scheherazade, { $seat } draws a card from you.
                       *[other] As Scheherazade, { $seat } draws a card from { $to }.
                    }
            }
        [ice-princess]
            { $seat-is ->
                [you] As the Ice Princess you look at 2 of { $to }'s cards.
               *[other]
                    { $to-is ->
                        [you] As the Ice Princess, { $seat } looks at 2 of your cards.
                       *[other] As the Ice Princess, { $seat } looks at 2 of { $to }'s cards.
                    }
            }
       *[other]
            { $seat-is ->
                [you] You use { $princess-inside }'s power on { $to }.
               *[other]
                    { $to-is ->
                        [you] { $seat } uses { $princess-inside }'s power on you.
                       *[other] { $seat } uses { $princess-inside }'s power on { $to }.
                    }
            }
    }
story-power-suit =
    { $seat-is ->
        [you] As { $princess-inside } you name { $suit-name }.
       *[other] As { $princess-inside }, { $seat } names { $suit-name }.
    }
story-names-suit =
    { $seat-is ->
        [you] You name { $suit-name } next.
       *[other] { $seat } names { $suit-name } next.
    }
story-holds-none =
    { $leader-is ->
        [you] You hold no { $suit-name }.
       *[other] { $leader } holds no { $suit-name }.
    }
story-suit-left =
    { $leader-is ->
        [you] That leaves { $suit-name } for you to lead.
       *[other] That leaves { $suit-name } for { $leader } to lead.
    }
story-left-open =
    { $seat-is ->
        [you] You give up { $card }, which was face up.
       *[other] { $seat } gives up { $card }, which was face up.
    }
story-gave =
    { $seat-is ->
        [you]
            { $to-is ->
                [you] You put in { $card }.
               *[other] You give { $card } to { $to }.
            }
       *[other]
            { $to-is ->
                [you] { $seat } gives you { $card }.
               *[other] { $seat } gives { $card } to { $to }.
            }
    }
story-all-gave = Everyone has given { $to } a card.
story-saw = You look at { $cards }.
story-got =
    { $seat-is ->
        [you]
            { $from-is ->
                [you] You keep { $card }.
               *[other] You get { $card } from { $from }.
            }
       *[other]
            { $from-is ->
                [you] { $seat } gets { $card } from you.
               *[other] { $seat } gets { $card } from { $from }.
            }
    }
story-drew =
    { $seat-is ->
        [you] It is { $card }.
       *[other] { $seat } has drawn { $card } from your hand.
    }
story-traded =
    { $seat-is ->
        [you] You keep it and give { $to } a card.
       *[other]
            { $to-is ->
                [you] { $seat } keeps it and gives you a card.
               *[other] { $seat } keeps it and gives { $to } a card.
            }
    }
story-traded-card =
    { $seat-is ->
        [you] { $to } gets { $card }.
       *[other] You get { $card }.
    }
story-returned =
    { $seat-is ->
        [you] You give the card back to { $to }.
       *[other]
            { $to-is ->
                [you] { $seat } gives the card back to you.
               *[other] { $seat } gives the card back to { $to }.
            }
    }
story-looked =
    { $seat-is ->
        [you] They are { $cards }.
       *[other] { $seat } has seen { $cards }.
    }
story-froze =
    { $seat-is ->
        [you] You freeze one of { $to }'s cards for this trick.
       *[other]
            { $to-is ->
                [you] { $seat } freezes one of your cards for this trick.
               *[other] { $seat } freezes one of { $to }'s cards for this trick.
            }
    }
story-froze-card = { $card-start } is frozen.
story-turned-up =
    { $leader-is ->
        [you] { $card-start } is turned up: you must lead it.
       *[other] { $card-start } is turned up: { $leader } must lead it.
    }
story-swaps =
    { $seat-is ->
        [you] As Mulan you take back { $card } and put { $other } in its place.
       *[other] As Mulan, { $seat } takes back { $card } and puts { $other } in its place.
    }
story-undone =
    { $seat-is ->
        [you] The cards are dealt back at random, and you lead again.
       *[other] The cards are dealt back at random, and { $seat } leads again.
    }
story-came-back = Back in your hand: { $cards }.

## Scores

story-scores =
    { $points-sign ->
        [minus]
            { $seat-is ->
                [you]
                    { $points-size ->
                        [one] You lose { $points-size } proposal in this round ({ $points }).
                       *[other] You lose { $points-size } proposals in this round ({ $points }).
                    }
               *[other]
                    { $points-size ->
                        [one] { $seat } loses { $points-size } proposal in this round ({ $points }).
                       *[other] { $seat } loses { $points-size } proposals in this round ({ $points }).
                    }
            }
       *[plus]
            { $seat-is ->
                [you]
                    { $points ->
                        [one] You got { $points } proposal in this round.
                       *[other] You got { $points } proposals in this round.
                    }
               *[other]
                    { $points ->
                        [one] { $seat } got { $points } proposal in this round.
                       *[other] { $seat } got { $points } proposals in this round.
                    }
            }
    }
story-rebel =
    { $seat-is ->
        [you] You are the Rebel of the Ball: { $points }.
       *[other] { $seat } is the Rebel of the Ball: { $points }.
    }
story-tied =
    { $points-sign ->
        [minus]
            { $seats }: level at { $points } each.
       *[plus]
            { $points ->
                [one] { $seats }: level with { $points } proposal each.
               *[other] { $seats }: level with { $points } proposals each.
            }
    }
story-tie-rounds =
    { $edition ->
        [classic]
            { $seat-is ->
                [you]
                    { $number ->
                        [0] You had no round without a proposal.
                        [one] You had { $number } round without a proposal.
                       *[other] You had { $number } rounds without a proposal.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } had no round without a proposal.
                        [one] { $seat } had { $number } round without a proposal.
                       *[other] { $seat } had { $number } rounds without a proposal.
                    }
            }
       *[deluxe]
            { $seat-is ->
                [you]
                    { $number ->
                        [0] You had no round without a proposal or with the lowest score.
                        [one] You had { $number } round without a proposal or with the lowest score.
                       *[other] You had { $number } rounds without a proposal or with the lowest score.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } had no round without a proposal or with the lowest score.
                        [one] { $seat } had { $number } round without a proposal or with the lowest score.
                       *[other] { $seat } had { $number } rounds without a proposal or with the lowest score.
                    }
            }
    }
story-wins =
    { $seats-are ->
        [you] You win: nobody got away with fewer proposals.
       *[others] { $seats } wins: nobody got away with fewer proposals.
    }
story-shared = The victory is shared: { $seats }.

story-took-back = { $seat-is ->
        [you] You take your choice back.
       *[other] { $seat } takes a choice back.
    }
