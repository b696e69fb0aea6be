### The story: what happened in the last step, a sentence each, for one viewer. $seat-is tells whether it was you.
### Cards that only you saw stand in lines of their own, which nobody else is told.

## Rounds

story-round =
    { $leader-is ->
        [you] La manche { $number } est « { $round } », et c’est vous qui ouvrez.
       *[other] La manche { $number } est « { $round } », et c’est { $leader } qui ouvre.
    }
story-extra-round =
    { $leader-is ->
        [you] Toujours à égalité : une manche de plus pour tout le monde. C’est « { $round } », et vous ouvrez.
       *[other] Toujours à égalité : une manche de plus pour tout le monde. C’est « { $round } », et { $leader } ouvre.
    }
story-chose =
    { $seat-is ->
        [you] Vous dansez sous les traits { $princess-genitive }.
       *[other] { $seat } danse sous les traits { $princess-genitive }.
    }
story-has-chosen =
    { $seat-is ->
        [you] Votre choix est fait.
       *[other] { $seat } a choisi.
    }
story-declines =
    { $seat-is ->
        [you] Vous refusez pour cette fois.
       *[other] { $seat } refuse pour cette fois.
    }
story-all-passed = L’écart est fait.
story-passed-cards =
    { $seat-is ->
        [you] Vous donnez { $cards } à { $to }.
       *[other]
            { $to-is ->
                [you] { $seat } vous donne { $cards }.
               *[other] { $seat } donne { $cards } à { $to }.
            }
    }
story-set-aside =
    { $seat-is ->
        [you]
            { $count ->
                [one] Vous mettez { $count } carte de côté.
               *[other] Vous mettez { $count } cartes de côté.
            }
       *[other]
            { $count ->
                [one] { $seat } met { $count } carte de côté.
               *[other] { $seat } met { $count } cartes de côté.
            }
    }
story-shows-suit =
    { $seat-is ->
        [you] Vous étalez vos { $suit-name } : { $cards }.
       *[other] { $seat } étale ses { $suit-name } : { $cards }.
    }
story-picked-up =
    { $from-is ->
        [you] Vous reprenez { $cards }.
       *[other] { $from } vous remet { $cards }.
    }
story-kept =
    { $seat-is ->
        [you] Il vous reste { $cards } : ces cartes comptent comme prises.
       *[other] Il reste { $cards } à { $seat } : ces cartes comptent comme prises.
    }

## Tricks

story-all-gifted = Tout le monde pose un cadeau sur la pile.
story-gift = Vous posez { $card } sur la pile de cadeaux.
story-plays =
    { $seat-is ->
        [you] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
story-plays-face-down =
    { $seat-is ->
        [you] Vous jouez une carte cachée.
       *[other] { $seat } joue une carte cachée.
    }
story-plays-with-power =
    { $princess-id ->
        [snow-white]
            { $seat-is ->
                [you] Vous jouez { $card } : avec Blanche-Neige, la carte compte 0.
               *[other] { $seat } joue { $card } : avec Blanche-Neige, la carte compte 0.
            }
        [pea-princess]
            { $seat-is ->
                [you] Vous jouez { $card } et, avec la Princesse au petit pois, demandez aux autres de jouer au-dessus de 5.
               *[other] { $seat } joue { $card } et, avec la Princesse au petit pois, demande aux autres de jouer au-dessus de 5.
            }
        [thumbelina]
            { $seat-is ->
                [you] Vous jouez { $card } : Poucette n’a pas à suivre.
               *[other] { $seat } joue { $card } : Poucette n’a pas à suivre.
            }
       *[other]
            { $seat-is ->
                [you] Vous jouez { $card } avec le pouvoir { $princess-genitive }.
               *[other] { $seat } joue { $card } avec le pouvoir { $princess-genitive }.
            }
    }
story-plays-face-down-with-power =
    { $princess-id ->
        [snow-white]
            { $seat-is ->
                [you] Vous jouez une carte cachée : avec Blanche-Neige, elle compte 0.
               *[other] { $seat } joue une carte cachée : avec Blanche-Neige, elle compte 0.
            }
        [pea-princess]
            { $seat-is ->
                [you] Vous jouez une carte cachée et, avec la Princesse au petit pois, demandez aux autres de jouer au-dessus de 5.
               *[other] { $seat } joue une carte cachée et, avec la Princesse au petit pois, demande aux autres de jouer au-dessus de 5.
            }
        [thumbelina]
            { $seat-is ->
                [you] Vous jouez une carte cachée : Poucette n’a pas à suivre.
               *[other] { $seat } joue une carte cachée : Poucette n’a pas à suivre.
            }
       *[other]
            { $seat-is ->
                [you] Vous jouez une carte cachée avec le pouvoir { $princess-genitive }.
               *[other] { $seat } joue une carte cachée avec le pouvoir { $princess-genitive }.
            }
    }
story-turns-up =
    { $seat-is ->
        [you] Vous retournez { $card }.
       *[other] { $seat } retourne { $card }.
    }
story-princes-in = Les Princes se sont incrustés.
story-takes =
    { $proposals ->
        [0]
            { $seat-is ->
                [you] Vous prenez le pli : aucune demande en mariage.
               *[other] { $seat } prend le pli : aucune demande en mariage.
            }
       *[other]
            { $frogs ->
                [0]
                    { $seat-is ->
                        [you]
                            { $proposals ->
                                [one] Vous prenez le pli : { $proposals } demande en mariage.
                               *[other] Vous prenez le pli : { $proposals } demandes en mariage.
                            }
                       *[other]
                            { $proposals ->
                                [one] { $seat } prend le pli : { $proposals } demande en mariage.
                               *[other] { $seat } prend le pli : { $proposals } demandes en mariage.
                            }
                    }
               *[other]
                    { $seat-is ->
                        [you]
                            { $princes ->
                                [0] Vous prenez le pli : la Grenouille, { $proposals } demandes en mariage.
                                [one] Vous prenez le pli : la Grenouille et { $princes } Prince, { $proposals } demandes en mariage.
                               *[other] Vous prenez le pli : la Grenouille et { $princes } Princes, { $proposals } demandes en mariage.
                            }
                       *[other]
                            { $princes ->
                                [0] { $seat } prend le pli : la Grenouille, { $proposals } demandes en mariage.
                                [one] { $seat } prend le pli : la Grenouille et { $princes } Prince, { $proposals } demandes en mariage.
                               *[other] { $seat } prend le pli : la Grenouille et { $princes } Princes, { $proposals } demandes en mariage.
                            }
                    }
            }
    }
story-haggles =
    { $seat-is ->
        [you] Vous marchandez : { $card } va dans le pli, { $other } vient dans votre main.
       *[other] { $seat } marchande : { $card } va dans le pli, { $other } vient dans la main { $seat-genitive }.
    }

## Powers

story-power =
    { $princess-id ->
        [cinderella]
            { $seat-is ->
                [you] Avec Cendrillon, vous renversez l’ordre de ce pli.
               *[other] Avec Cendrillon, { $seat } renverse l’ordre de ce pli.
            }
        [sleeping-beauty]
            { $seat-is ->
                [you] Avec la Belle au bois dormant, vous demandez une carte à tout le monde.
               *[other] Avec la Belle au bois dormant, { $seat } demande une carte à tout le monde.
            }
        [alice]
            { $seat-is ->
                [you] Avec Alice, vous défaites le pli.
               *[other] Avec Alice, { $seat } défait le pli.
            }
        [pea-princess]
            { $seat-is ->
                [you] Avec la Princesse au petit pois, vous demandez aux autres de jouer au-dessus de 5 dans ce pli.
               *[other] Avec la Princesse au petit pois, { $seat } demande aux autres de jouer au-dessus de 5 dans ce pli.
            }
        [ice-princess]
            { $seat-is ->
                [you] Avec la Princesse des glaces, vous retournez une carte de la personne qui ouvre.
               *[other] Avec la Princesse des glaces, { $seat } retourne une carte de la personne qui ouvre.
            }
        [rapunzel]
            { $seat-is ->
                [you] Avec Raiponce, vous demandez un Prince à l’ouverture.
               *[other] Avec Raiponce, { $seat } demande un Prince à l’ouverture.
            }
       *[other]
            { $seat-is ->
                [you] Vous utilisez le pouvoir { $princess-genitive }.
               *[other] { $seat } utilise le pouvoir { $princess-genitive }.
            }
    }
story-power-seat =
    { $princess-id ->
        [pocahontas]
            { $seat-is ->
                [you]
                    { $to-is ->
                        [you] Avec Pocahontas, vous prenez l’ouverture.
                       *[other] Avec Pocahontas, vous choisissez qui ouvre : { $to }.
                    }
               *[other]
                    { $to-is ->
                        [you] Avec Pocahontas, { $seat } choisit qui ouvre : vous.
                       *[other] Avec Pocahontas, { $seat } choisit qui ouvre : { $to }.
                    }
            }
        [scheherazade]
            { $seat-is ->
                [you] Avec Shéhérazade, vous tirez une carte de la main { $to-genitive }.
               *[other]
                    { $to-is ->
                        [you] Avec Shéhérazade, { $seat } tire une carte de votre main.
                       *[other] Avec Shéhérazade, { $seat } tire une carte de la main { $to-genitive }.
                    }
            }
        [ice-princess]
            { $seat-is ->
                [you] Avec la Princesse des glaces, vous regardez 2 cartes { $to-genitive }.
               *[other]
                    { $to-is ->
                        [you] Avec la Princesse des glaces, { $seat } regarde 2 de vos cartes.
                       *[other] Avec la Princesse des glaces, { $seat } regarde 2 cartes { $to-genitive }.
                    }
            }
       *[other]
            { $seat-is ->
                [you] Vous utilisez le pouvoir { $princess-genitive } sur { $to }.
               *[other]
                    { $to-is ->
                        [you] { $seat } utilise le pouvoir { $princess-genitive } sur vous.
                       *[other] { $seat } utilise le pouvoir { $princess-genitive } sur { $to }.
                    }
            }
    }
story-power-suit =
    { $seat-is ->
        [you] Avec { $princess-inside }, vous nommez les { $suit-name }.
       *[other] Avec { $princess-inside }, { $seat } nomme les { $suit-name }.
    }
story-names-suit =
    { $seat-is ->
        [you] Vous nommez ensuite les { $suit-name }.
       *[other] { $seat } nomme ensuite les { $suit-name }.
    }
story-holds-none =
    { $leader-is ->
        [you] Vous n’avez pas { $suit-genitive }.
       *[other] { $leader } n’a pas { $suit-genitive }.
    }
story-suit-left =
    { $leader-is ->
        [you] Il ne reste que les { $suit-name } pour votre ouverture.
       *[other] Il ne reste que les { $suit-name } pour l’ouverture { $leader-genitive }.
    }
story-left-open =
    { $seat-is ->
        [you] Vous vous séparez d’une carte visible : { $card }.
       *[other] { $seat } se sépare d’une carte visible : { $card }.
    }
story-gave =
    { $seat-is ->
        [you]
            { $to-is ->
                [you] Vous ajoutez { $card }.
               *[other] Vous donnez { $card } à { $to }.
            }
       *[other]
            { $to-is ->
                [you] { $seat } vous donne { $card }.
               *[other] { $seat } donne { $card } à { $to }.
            }
    }
story-all-gave = Tout le monde a donné une carte à { $to }.
story-saw = Vous regardez { $cards }.
story-got =
    { $seat-is ->
        [you]
            { $from-is ->
                [you] Vous gardez { $card }.
               *[other] Vous recevez { $card } de la part { $from-genitive }.
            }
       *[other]
            { $from-is ->
                [you] { $seat } reçoit { $card } de votre part.
               *[other] { $seat } reçoit { $card } de la part { $from-genitive }.
            }
    }
story-drew =
    { $seat-is ->
        [you] C’est { $card }.
       *[other] { $seat } a tiré { $card } de votre main.
    }
story-traded =
    { $seat-is ->
        [you] Vous la gardez et donnez une de vos cartes.
       *[other]
            { $to-is ->
                [you] { $seat } la garde et vous donne une carte.
               *[other] { $seat } la garde et donne une carte à { $to }.
            }
    }
story-traded-card =
    { $seat-is ->
        [you] { $to } reçoit { $card }.
       *[other] Vous recevez { $card }.
    }
story-returned =
    { $seat-is ->
        [you] Vous rendez la carte à { $to }.
       *[other]
            { $to-is ->
                [you] { $seat } vous rend la carte.
               *[other] { $seat } rend la carte à { $to }.
            }
    }
story-looked =
    { $seat-is ->
        [you] Ce sont { $cards }.
       *[other] { $seat } a vu { $cards }.
    }
story-froze =
    { $seat-is ->
        [you] Vous gelez une carte { $to-genitive } pour ce pli.
       *[other]
            { $to-is ->
                [you] { $seat } gèle une de vos cartes pour ce pli.
               *[other] { $seat } gèle une carte { $to-genitive } pour ce pli.
            }
    }
story-froze-card = Carte gelée : { $card }.
story-turned-up =
    { $leader-is ->
        [you] Carte retournée : { $card }. Vous devez ouvrir avec elle.
       *[other] Carte retournée : { $card }. { $leader } doit ouvrir avec elle.
    }
story-swaps =
    { $seat-is ->
        [you] Avec Mulan, vous reprenez { $card } et mettez { $other } à la place.
       *[other] Avec Mulan, { $seat } reprend { $card } et met { $other } à la place.
    }
story-undone =
    { $seat-is ->
        [you] Les cartes sont redistribuées au hasard, et vous ouvrez de nouveau.
       *[other] Les cartes sont redistribuées au hasard, et { $seat } ouvre de nouveau.
    }
story-came-back = De retour dans votre main : { $cards }.

## Scores

story-scores =
    { $points-sign ->
        [minus]
            { $seat-is ->
                [you]
                    { $points-size ->
                        [one] Vous perdez { $points-size } demande en mariage dans cette manche ({ $points }).
                       *[other] Vous perdez { $points-size } demandes en mariage dans cette manche ({ $points }).
                    }
               *[other]
                    { $points-size ->
                        [one] { $seat } perd { $points-size } demande en mariage dans cette manche ({ $points }).
                       *[other] { $seat } perd { $points-size } demandes en mariage dans cette manche ({ $points }).
                    }
            }
       *[plus]
            { $seat-is ->
                [you]
                    { $points ->
                        [one] Vous avez reçu { $points } demande en mariage dans cette manche.
                       *[other] Vous avez reçu { $points } demandes en mariage dans cette manche.
                    }
               *[other]
                    { $points ->
                        [one] { $seat } a reçu { $points } demande en mariage dans cette manche.
                       *[other] { $seat } a reçu { $points } demandes en mariage dans cette manche.
                    }
            }
    }
story-rebel =
    { $seat-is ->
        [you] La Rebelle du Bal, c’est vous : { $points }.
       *[other] La Rebelle du Bal, c’est { $seat } : { $points }.
    }
story-tied =
    { $points-sign ->
        [minus]
            { $seats } : à égalité à { $points }.
       *[plus]
            { $points ->
                [one] { $seats } : à égalité avec { $points } demande en mariage.
               *[other] { $seats } : à égalité avec { $points } demandes en mariage.
            }
    }
story-tie-rounds =
    { $edition ->
        [classic]
            { $seat-is ->
                [you]
                    { $number ->
                        [0] Vous n’avez eu aucune manche sans demande en mariage.
                        [one] Vous avez eu { $number } manche sans demande en mariage.
                       *[other] Vous avez eu { $number } manches sans demande en mariage.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } n’a eu aucune manche sans demande en mariage.
                        [one] { $seat } a eu { $number } manche sans demande en mariage.
                       *[other] { $seat } a eu { $number } manches sans demande en mariage.
                    }
            }
       *[deluxe]
            { $seat-is ->
                [you]
                    { $number ->
                        [0] Vous n’avez eu aucune manche sans demande en mariage ou avec le score le plus bas.
                        [one] Vous avez eu { $number } manche sans demande en mariage ou avec le score le plus bas.
                       *[other] Vous avez eu { $number } manches sans demande en mariage ou avec le score le plus bas.
                    }
               *[other]
                    { $number ->
                        [0] { $seat } n’a eu aucune manche sans demande en mariage ou avec le score le plus bas.
                        [one] { $seat } a eu { $number } manche sans demande en mariage ou avec le score le plus bas.
                       *[other] { $seat } a eu { $number } manches sans demande en mariage ou avec le score le plus bas.
                    }
            }
    }
story-wins =
    { $seats-are ->
        [you] Vous gagnez : personne n’a reçu moins de demandes en mariage.
       *[others] { $seats } gagne : personne n’a reçu moins de demandes en mariage.
    }
story-shared = Victoire partagée : { $seats }.

story-took-back = { $seat-is ->
        [you] Vous reprenez votre choix.
       *[other] { $seat } reprend un choix.
    }
