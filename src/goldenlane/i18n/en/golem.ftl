## Parts of sentences: whole noun phrases

golem-goods =
    { $good ->
        [clay] { $n } clay
        [coin]
            { $n ->
                [one] { $n } coin
               *[other] { $n } coins
            }
        [knowledge] { $n } knowledge
       *[vp]
            { $n ->
                [one] { $n } victory point
               *[other] { $n } victory points
            }
    }
golem-marble =
    { $color ->
        [red] red marble
        [yellow] yellow marble
        [blue] blue marble
        [white] white marble
       *[black] black marble
    }
golem-color-name =
    { $color ->
        [red] red
        [yellow] yellow
        [blue] blue
        [white] white
        [black] black
       *[green] green
    }
golem-district-name =
    { $district ->
        [red] red district
        [yellow] yellow district
       *[blue] blue district
    }
golem-district-of =
    { $district ->
        [red] red district
        [yellow] yellow district
       *[blue] blue district
    }
golem-student =
    { $district ->
        [red] red student
        [yellow] yellow student
       *[blue] blue student
    }
golem-golem =
    golem in the { golem-district-name }, section { $section }{ $lying ->
        [yes] , lying
       *[no] { "" }
    }
golem-row-name =
    { $row ->
        [work] Work
        [golem] Golem
        [artifacts] Artifacts
        [research] Research
       *[mirror] Mirror
    }
golem-phase-name =
    { $phase ->
        [setup] Setup
        [refresh] Refresh
        [movement] Golem movement
        [actions] Actions
        [turn-order] Turn order
        [characters] Characters
        [income] Income and upgrade
        [control] Golem control
       *[end] End of the game
    }
golem-upgrade-tile =
    { $tile ->
        [torso] torso
        [right-arm] right arm
        [right-leg] right leg
        [head] head
        [left-arm] left arm
        [left-leg] left leg
        [golden-1] golden tile 1
        [golden-2] golden tile 2
        [gray-1] gray tile 1
        [gray-2] gray tile 2
        [gray-3] gray tile 3
        [gray] any gray tile
        [big] big artifact tile
        [column-1] column 1 tile
        [column-2] column 2 tile
        [column-3] column 3 tile
        [column-4] column 4 tile
        [column-5] plain research tile
       *[track-tile] research-track tile
    }

## Effects: a clause that says what to do, and .to, the same after "to"

golem-effect-gain =
    { $good ->
        [clay] gain { golem-goods }
        [coin] gain { golem-goods }
        [knowledge] gain { golem-goods }
       *[vp] score { $n } VP
    }
    .to =
        { $good ->
            [clay] gain { golem-goods }
            [coin] gain { golem-goods }
            [knowledge] gain { golem-goods }
           *[vp] score { $n } VP
        }
golem-effect-gain-each = gain { $n } of each resource
    .to = gain { $n } of each resource
golem-effect-gain-any =
    gain any { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
    .to =
        gain any { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        }
golem-effect-gold =
    gain { $n ->
        [one] { $n } gold ingot
       *[other] { $n } gold ingots
    }
    .to =
        gain { $n ->
            [one] { $n } gold ingot
           *[other] { $n } gold ingots
        }
golem-gain-as-many =
    { $good ->
        [clay] gain clay
        [coin] gain coins
        [knowledge] gain knowledge
       *[vp] score VP
    }
    .to =
        { $good ->
            [clay] gain clay
            [coin] gain coins
            [knowledge] gain knowledge
           *[vp] score VP
        }
golem-gain-for-each =
    { $good ->
        [clay] gain { golem-goods }
        [coin] gain { golem-goods }
        [knowledge] gain { golem-goods }
       *[vp] score { $n } VP
    }
    .to =
        { $good ->
            [clay] gain { golem-goods }
            [coin] gain { golem-goods }
            [knowledge] gain { golem-goods }
           *[vp] score { $n } VP
        }
golem-effect-gain-per =
    { $per ->
        [golem-track]
            { golem-gain-as-many } equal to { $n ->
                [1] your golem-track number
               *[other] { $n } times your golem-track number
            }
        [leftmost-student]
            { golem-gain-as-many } equal to { $n ->
                [1] the section of your leftmost student
               *[other] { $n } times the section of your leftmost student
            }
        [completed-artifact] { golem-gain-for-each } per completed artifact
        [upgraded-tile] { golem-gain-for-each } per upgraded tile
       *[grave] { golem-gain-for-each } for each of your golems in the graveyard
    }
    .to =
        { $per ->
            [golem-track]
                { golem-gain-as-many.to } equal to { $n ->
                    [1] your golem-track number
                   *[other] { $n } times your golem-track number
                }
            [leftmost-student]
                { golem-gain-as-many.to } equal to { $n ->
                    [1] the section of your leftmost student
                   *[other] { $n } times the section of your leftmost student
                }
            [completed-artifact] { golem-gain-for-each.to } per completed artifact
            [upgraded-tile] { golem-gain-for-each.to } per upgraded tile
           *[grave] { golem-gain-for-each.to } for each of your golems in the graveyard
        }
golem-effect-research =
    move your research marker { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } up
    .to =
        move your research marker { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        } up
golem-effect-no-control-cost = golem control costs no knowledge this round
    .to = pay no knowledge for golem control this round
golem-effect-student-income = gain the income of all your students
    .to = gain the income of all your students
golem-effect-student =
    move { $district ->
        [red] your red student
        [yellow] your yellow student
        [blue] your blue student
       *[any] any student
    } 1 step forward
    .to =
        move { $district ->
            [red] your red student
            [yellow] your yellow student
            [blue] your blue student
           *[any] any student
        } 1 step forward
golem-effect-student-steps =
    move your students up to { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } in total
    .to =
        move your students up to { $n ->
            [one] { $n } step
           *[other] { $n } steps
        } in total
golem-effect-golem-track = move your golem marker 1 space up or down
    .to = move your golem marker 1 space up or down
golem-effect-create =
    create 1 golem{ $n ->
        [0] { "" }
       *[other] { " " }with a discount of { $n } clay
    }
    .to =
        create 1 golem{ $n ->
            [0] { "" }
           *[other] { " " }with a discount of { $n } clay
        }
golem-effect-destroy = destroy 1 golem
    .to = destroy 1 golem
golem-effect-activate =
    { $n ->
        [1] activate 1 golem (lay it down)
       *[other] activate up to { $n } golems (lay them down)
    }
    .to =
        { $n ->
            [1] activate 1 golem (lay it down)
           *[other] activate up to { $n } golems (lay them down)
        }
golem-effect-move-golem =
    move 1 golem { $n ->
        [one] { $n } step
       *[other] up to { $n } steps
    } { $back ->
        [yes] forward or back
       *[no] forward
    }
    .to =
        move 1 golem { $n ->
            [one] { $n } step
           *[other] up to { $n } steps
        } { $back ->
            [yes] forward or back
           *[no] forward
        }
golem-effect-move-golems =
    move your golems up to { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } in total{ $back ->
        [yes] , forward or back
       *[no] , forward
    }
    .to =
        move your golems up to { $n ->
            [one] { $n } step
           *[other] { $n } steps
        } in total{ $back ->
            [yes] , forward or back
           *[no] , forward
        }
golem-effect-use-tile = use the neighborhood tile beside 1 of your golems without activating it
    .to = use the neighborhood tile beside 1 of your golems without activating it
golem-effect-activate-artifact = activate 1 completed artifact
    .to = activate 1 completed artifact
golem-effect-upgrade =
    { $kind ->
        [any] upgrade any 1 tile
        [golem] upgrade 1 golem tile
        [artifact] upgrade 1 artifact tile
       *[research] upgrade 1 research tile
    }{ $n ->
        [0] { "" }
       *[other]
            { " " }with a discount of { $kind ->
                [any]
                    { $n ->
                        [one] { $n } resource
                       *[other] { $n } resources
                    }
                [golem] { $n } clay
                [artifact]
                    { $n ->
                        [one] { $n } coin
                       *[other] { $n } coins
                    }
               *[research] { $n } knowledge
            }
    }{ $mix ->
        [yes] , paying the rest in any mix of resources
       *[no] { "" }
    }
    .to =
        { $kind ->
            [any] upgrade any 1 tile
            [golem] upgrade 1 golem tile
            [artifact] upgrade 1 artifact tile
           *[research] upgrade 1 research tile
        }{ $n ->
            [0] { "" }
           *[other]
                { " " }with a discount of { $kind ->
                    [any]
                        { $n ->
                            [one] { $n } resource
                           *[other] { $n } resources
                        }
                    [golem] { $n } clay
                    [artifact]
                        { $n ->
                            [one] { $n } coin
                           *[other] { $n } coins
                        }
                   *[research] { $n } knowledge
                }
        }{ $mix ->
            [yes] , paying the rest in any mix of resources
           *[no] { "" }
        }
golem-effect-free-upgrade = upgrade this tile for free: { golem-upgrade-tile }
    .to = upgrade this tile for free: { golem-upgrade-tile }
golem-effect-buy-book =
    buy 1 book{ $n ->
        [0] { "" }
       *[other] { " " }with a discount of { $n } knowledge
    }
    .to =
        buy 1 book{ $n ->
            [0] { "" }
           *[other] { " " }with a discount of { $n } knowledge
        }
golem-effect-buy-book-slot = buy 1 book, paying only the slot cost
    .to = buy 1 book, paying only the slot cost
golem-effect-use-active =
    { $n ->
        [1] use the active bonus of 1 of your books
       *[other] use the active bonuses of up to { $n } of your books
    }
    .to =
        { $n ->
            [1] use the active bonus of 1 of your books
           *[other] use the active bonuses of up to { $n } of your books
        }
golem-effect-draw-goals = draw 2 goal cards, keep 1
    .to = draw 2 goal cards and keep 1
golem-effect-then = then { $clause }
golem-effect-choose = choose one: { $choices }
    .to = choose one: { $choices }
golem-effect-nothing = no effect
golem-effect-pay = pay { golem-goods } to { $gain }
golem-effect-pay-student =
    move { $district ->
        [red] your red student
        [yellow] your yellow student
       *[blue] your blue student
    } 1 step back to { $gain }
golem-effect-pay-research = move your research marker 1 space down to { $gain }
golem-ability =
    { $tile ->
        [torso] Pay at most { $n } knowledge to control each golem.
        [right-arm] Your graveyard bonuses are doubled.
        [right-leg] Each Work action activates 1 extra golem for free.
        [left-arm] You may ignore the character’s extra steps.
        [left-leg] A created golem may take 1 step and be activated without lying down.
        [column-3] Double the immediate bonus (except for black books).
       *[track-tile] Your column limit and the income of your research marker are higher.
    }
golem-ability-trigger =
    Activate this artifact { $event ->
        [red-marble] whenever you take an action with a red marble
        [blue-marble] whenever you take an action with a blue marble
        [first-book] when you place the first book of a column
       *[create] when you create a golem
    }.

## Actions

golem-action-marble = Take the { golem-marble } from the { golem-row-name } row
golem-action-rabbi = Place the rabbi on action tile { $tile }
golem-action-rabbi-printed = Place the rabbi on the printed space
golem-action-remove = Remove the { golem-marble }
golem-action-student = Move the { golem-student } 1 step forward
golem-action-student-back = Move the { golem-student } 1 step back
golem-action-create = Create a golem in the { golem-district-name }
golem-action-step = Move 1 step forward: { golem-golem }
golem-action-step-paying =
    Move 1 step forward, paying { $good ->
        [knowledge] knowledge
       *[vp] victory points
    }: { golem-golem }
golem-action-step-back = Move 1 step back: { golem-golem }
golem-action-activate = Activate the { golem-golem }
golem-action-destroy = Destroy the { golem-golem }
golem-action-cover = Pay to control the { golem-golem }
golem-action-trigger = Activate the { $n }-ingot artifact with its golden tile
golem-action-golem-track =
    Move the golem marker 1 space { $way ->
        [up] up
       *[down] down
    }
golem-action-use = Use the neighborhood tile in section { $section } of the { golem-district-name }
golem-action-gold = Place a gold ingot in the { $n }-ingot cauldron
golem-action-buy-gold = Buy a gold ingot for the { $n }-ingot cauldron
golem-action-artifact = Activate the { $n }-ingot artifact
golem-action-upgrade = Upgrade: { golem-upgrade-tile }
golem-action-slot = Place the tile on the { $n }-ingot artifact, side { $side }
golem-action-pay = Pay { $goods }
golem-action-take = Take { $goods }
golem-action-pay-research = Move the research marker 1 space down
golem-action-buy = Buy book { $number }
golem-action-active = Use the active bonus of book { $number }
golem-action-column = Place the book in column { $n }
golem-action-keep = Keep goal { $number }
golem-action-return = Return goal { $number }
golem-action-draw-goals = Draw goal cards
golem-action-work =
    { $n ->
        [0] Activate no golems
       *[other]
            Pay to activate { $n ->
                [one] { $n } golem
               *[other] { $n } golems
            }
    }
golem-action-work-free = Pay for no golem
golem-action-work-price =
    Pay { $price } knowledge to activate { $n ->
        [one] { $n } golem
       *[other] { $n } golems
    }
golem-action-mirror = Pay to take the { golem-row-name } row’s action
golem-action-mirror-research = Pay to move the research marker 1 space up
golem-action-bury = Bury the golem in graveyard slot { $n }
golem-action-steps =
    Move the golems { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
golem-action-character-bonus = Pay the character for the bonus
golem-action-character-coins = Take coins from the character
golem-action-income =
    Take the income of { $source ->
        [red] the red student
        [yellow] the yellow student
        [blue] the blue student
        [research] the research marker
       *[golem] the golem marker
    }
golem-action-start = Choose start tiles { $a } and { $b }
golem-action-artifact-tile = Choose artifact tile { $tile }
golem-action-first = Place golems in two districts: { $districts }
golem-action-with-effect = { $action } – { $effect }

## What is to be decided

golem-prompt-because = { $source }. { $prompt }
golem-prompt-choose = Choose what to do next, or end the effect.
golem-prompt-turn =
    { $can ->
        [marble] Take a marble: the student of that color moves, then you take the row’s action.
        [rabbi] Place your rabbi: take its action now; it also sets the turn order.
        [both] Take a marble or place your rabbi.
       *[pass] Pass.
    }
golem-prompt-turn-pass-phase = Pass phase. { golem-prompt-turn }
golem-prompt-student = Choose the student to move 1 step forward.
golem-prompt-student-back = Choose the student to move 1 step back: this pays for the black book.
golem-prompt-golem-track = Move your golem marker 1 space up or down.
golem-prompt-activate = Choose the golem to activate.
golem-prompt-activate-left =
    Choose the golem to activate: { $n ->
        [one] { $n } activation left
       *[other] { $n } activations left
    }.
golem-prompt-step = Move a golem 1 step, or stop.
golem-prompt-use-tile = Choose the golem whose neighborhood tile you want to use.
golem-prompt-create = Choose the district for the new golem.
golem-prompt-after-create = A golem was created: use its bonus, or continue.
golem-prompt-destroy = Choose the golem to destroy.
golem-prompt-bury = Choose a graveyard slot for the destroyed golem.
golem-prompt-gold = Choose the cauldron for the gold ingot.
golem-prompt-artifact = Choose the completed artifact to activate.
golem-prompt-upgrade = You may upgrade a tile.
golem-prompt-slot = Choose the artifact and the side for: { golem-upgrade-tile }.
golem-prompt-mix =
    Pay { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } of any kind to upgrade: { golem-upgrade-tile }.
golem-prompt-buy = You may buy a book.
golem-prompt-column = Choose the column for book { $number }.
golem-prompt-trigger = First book of the column: activate the artifact now, or after the bonuses.
golem-prompt-active = Choose the book whose active bonus you want to use.
golem-prompt-draw-goals = You may draw goal cards: draw 2, keep 1.
golem-prompt-keep-goal = Keep 1 of the drawn goals; the other goes to the bottom of the deck.
golem-prompt-row =
    { $row ->
        [golem]
            Golem row: { $left ->
                [both] upgrade a golem tile, create a golem
                [first] you may still upgrade a golem tile
               *[second] you may still create a golem
            }.
        [artifacts]
            Artifacts row: { $left ->
                [both] upgrade an artifact tile, buy a gold ingot
                [first] you may still upgrade an artifact tile
               *[second] you may still buy a gold ingot
            }.
       *[research]
            Research row: { $left ->
                [both] upgrade a research tile, buy a book
                [first] you may still upgrade a research tile
               *[second] you may still buy a book
            }.
    }
golem-prompt-work = Work action, power { $power }: choose how many golems to activate, and pay.
golem-prompt-work-free = Work action, power { $power }: activate your free golem first, or say how many others you pay for.
golem-prompt-mirror = Mirror action, power { $power }: pay for another row’s action or for research, or stop.
golem-prompt-remove = You have pass tile 1: remove a marble before the rest are poured in again.
golem-prompt-steps = Choose how many steps your golems take: the left arm lets you ignore the character’s steps.
golem-prompt-movement =
    Golem movement, { $n ->
        [one] { $n } step left
       *[other] { $n } steps left
    }: choose a golem to move.
golem-prompt-character = Your marbles match the pair of character { $number }: pay for the bonus or take coins.
golem-prompt-income = Choose the next income: an artifact can still change it.
golem-prompt-control = Not enough knowledge to control all golems: choose a golem to pay for.
golem-prompt-draft = Keep 1 goal; the rest go to the next player.
golem-prompt-return-goal = Put 1 of your 4 goals on the bottom of the deck.
golem-prompt-artifact-tile = Choose an artifact tile.
golem-prompt-start = Choose 2 of your 4 start tiles.
golem-prompt-first-golems = Choose two districts for your first golems.
golem-prompt-resources = Choose the resources.

## Where an effect comes from

golem-origin-action-tile = Action tile { $id }
golem-origin-printed-space = Printed rabbi space
golem-origin-neighborhood = Neighborhood tile { $number }, { golem-district-name }
golem-origin-character = Character { $number }
golem-origin-immediate = Book { $number }, immediate bonus
golem-origin-active = Book { $number }, active bonus
golem-origin-graveyard = Graveyard bonus
golem-origin-artifact = { $n }-ingot artifact
golem-origin-start-tiles = Start tiles
golem-origin-upgrade = Upgraded tile: { golem-upgrade-tile }

## Log

golem-event-round = Round { $round }.
golem-event-phase = Phase { $n }: { golem-phase-name }.
golem-event-end = The game is over.
golem-event-points = { $name }: { golem-score }, { golem-goods }.
golem-event-turn-order = Turn order: { $names }.
golem-event-pour = The marbles fall through the tower: { $rows }.
golem-event-action-tiles = Action tiles laid out: { $tiles }.
golem-event-library =
    { $n ->
        [one] New book in the library: { $books }.
       *[other] New books in the library: { $books }.
    }
golem-event-characters = Characters of the four rounds: { $numbers }.
golem-event-street = Neighborhood tiles of the { golem-district-name }: { $numbers }.
golem-event-artifact-tiles = Artifact tiles on offer: { $tiles }.
golem-event-artifact-tile = { $name } takes artifact tile { $tile }.
golem-event-deal-start = { $name } is dealt start tiles.
golem-event-deal-start-own = { $name } is dealt start tiles: { $tiles }.
golem-event-start-tiles = { $name } chooses start tiles { $tiles }.
golem-event-first-golems = { $name } places the first golems: { $districts }.
golem-event-marble = { $name } takes a { golem-marble } from the { golem-row-name } row, power { $power }.
golem-event-mirror = { $name } takes the { golem-row-name } row’s action through the Mirror, power { $power }.
golem-event-rabbi = { $name } places the rabbi on action tile { $tile }.
golem-event-rabbi-printed = { $name } places the rabbi on the printed space.
golem-event-pass = { $name } passes and takes pass tile { $n }.
golem-event-pass-again = { $name } passes again and keeps pass tile { $n }.
golem-event-pass-phase =
    { $n ->
        [1] The pass phase begins.
       *[other] The final pass phase begins.
    }
golem-event-remove = { $name } removes a { golem-marble }.
golem-event-work =
    { $name } pays { $price } knowledge to activate { $n ->
        [one] { $n } golem
       *[other] { $n } golems
    }.
golem-event-gain =
    { $good ->
        [clay] { $name } gains { golem-goods }.
        [coin] { $name } gains { golem-goods }.
        [knowledge] { $name } gains { golem-goods }.
       *[vp] { $name } scores { golem-goods }.
    }
golem-event-pay =
    { $good ->
        [clay] { $name } pays { golem-goods }.
        [coin] { $name } pays { golem-goods }.
        [knowledge] { $name } pays { golem-goods }.
       *[vp] { $name } loses { golem-goods }.
    }
golem-event-student = { $name } moves the { golem-student } to section { $section }.
golem-event-menorah =
    { $name } takes the { $district ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } menorah: first student in section VIII.
golem-event-research = { $name } moves the research marker to { $n }.
golem-event-golem-marker = { $name } moves the golem marker to { $n }.
golem-event-no-control-cost = { $name } pays no knowledge for golem control this round.
golem-event-create = { $name } creates a golem in the { golem-district-name }.
golem-event-destroy = { $name } destroys a golem in the { golem-district-name }, section { $section }.
golem-event-bury = { $name } places the golem in graveyard slot { $n }.
golem-event-golem-step = { $name } moves a golem to section { $section } of the { golem-district-name }.
golem-event-activate = { $name } activates a golem in section { $section } of the { golem-district-name }.
golem-event-use-tile = { $name } uses the neighborhood tile in section { $section } of the { golem-district-name }.
golem-event-gold = { $name } places a gold ingot in the { $n }-ingot cauldron.
golem-event-complete = { $name } completes the { $n }-ingot artifact.
golem-event-artifact = { $name } activates the { $n }-ingot artifact.
golem-event-upgrade = { $name } upgrades a tile: { golem-upgrade-tile }.
golem-event-slot = { $name } places { golem-upgrade-tile } (side { $side }) on the { $n }-ingot artifact.
golem-event-buy = { $name } buys book { $number }.
golem-event-place-book = { $name } places book { $number } in column { $n }.
golem-event-active = { $name } uses the active bonus of book { $number }.
golem-event-draw-goals =
    { $name } draws { $n ->
        [one] { $n } goal card
       *[other] { $n } goal cards
    }.
golem-event-draw-goals-own =
    { $name } draws { $n ->
        [one] { $n } goal card
       *[other] { $n } goal cards
    }: { $numbers }.
golem-event-keep-goal = { $name } keeps a goal.
golem-event-keep-goal-own = { $name } keeps goal { $number }.
golem-event-return-goal = { $name } puts a goal on the bottom of the deck.
golem-event-return-goal-own = { $name } puts goal { $number } on the bottom of the deck.
golem-event-pass-goals = Passed to { $name } in the goal draft: { $numbers }.
golem-event-character = { $name } pays character { $number } for the bonus.
golem-event-character-coins = { $name } takes coins from character { $number }.
golem-event-movement =
    { $name } moves the golems { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }.
golem-event-income =
    { $name } takes the income of { $source ->
        [red] the red student
        [yellow] the yellow student
        [blue] the blue student
        [research] the research marker
        [golem] the golem marker
       *[artifacts] the completed artifacts
    }.
golem-event-control = Golem control costs { $name } { $n } knowledge.
golem-event-out-of-control =
    { $name } cannot control { $n ->
        [one] { $n } golem
       *[other] { $n } golems
    }: −{ $loss } VP.
golem-event-all-in-last = All of { $name }’s golems are in section X: −{ $loss } VP.

## Components

golem-component-book =
    Book { $number }, { $color ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[black] black
    }.
golem-component-cost =
    Cost: { $good ->
        [clay] { $n } clay
        [coin]
            { $n ->
                [one] { $n } coin
               *[other] { $n } coins
            }
       *[knowledge] { $n } knowledge
    }.
golem-component-cost-student = Cost: move 1 of your students 1 step back.
golem-component-cost-slot = Cost: the number in the artifact’s slot, in coins.
golem-component-immediate = Immediate bonus: { $effect }
golem-component-active = Active bonus: { $effect }
golem-component-character =
    Character { $number }. Marble pair: { $pair }. Golem movement: { $n ->
        [one] { $n } extra step
       *[other] { $n } extra steps
    }.
golem-component-bonus = Bonus: { $effect }
golem-component-action-tile = Action tile { $id }.
golem-component-neighborhood = Neighborhood tile { $number } of the { golem-district-name }.
golem-component-start-tile = Start tile { $number }.
golem-component-goal = Goal { $number }.
golem-component-goal-points = Worth: { $vp } VP.
golem-component-artifact = Artifact tile { $tile }.
golem-component-reward = { $n }-ingot artifact: { $effect }
golem-component-upgrade =
    { $kind ->
        [golem] Golem upgrade tile
        [artifact] Artifact upgrade tile
       *[research] Research upgrade tile
    }: { golem-upgrade-tile }.
golem-component-side = Side { $side }: { $effect }
golem-component-column = When you add a book to the column: { $effect }
golem-component-menorahs =
    { $color ->
        [red]
            { $n ->
                [one] { $n } red menorah
               *[other] { $n } red menorahs
            }
        [yellow]
            { $n ->
                [one] { $n } yellow menorah
               *[other] { $n } yellow menorahs
            }
       *[blue]
            { $n ->
                [one] { $n } blue menorah
               *[other] { $n } blue menorahs
            }
    } for final scoring.
golem-component-graveyard = Graveyard slot { $n }.
golem-component-graveyard-unlimited = Any number of golems.

## Goals

golem-goal =
    { $kind ->
        [student-red] red student in section { $section } or beyond
        [student-yellow] yellow student in section { $section } or beyond
        [student-blue] blue student in section { $section } or beyond
        [created]
            at least { $n ->
                [one] { $n } golem
               *[other] { $n } golems
            } created
        [destroyed]
            at least { $n ->
                [one] { $n } golem
               *[other] { $n } golems
            } destroyed
        [gold]
            at least { $n ->
                [one] { $n } gold ingot
               *[other] { $n } gold ingots
            }
        [upgrades]
            at least { $n ->
                [one] { $n } upgraded tile
               *[other] { $n } upgraded tiles
            }
        [research] research marker on { $n } or higher
       *[books]
            at least { $n ->
                [one] { $n } book card
               *[other] { $n } book cards
            }
    }

## Scoring

golem-score =
    { $source ->
        [track] VP track
        [golems] golems created × red menorahs
        [artifacts] completed artifacts × yellow menorahs
        [books] columns with books × blue menorahs
        [research] top of the research track
        [goals] goals
        [goal-set] different goal types completed
       *[resources] 1 VP per 5 resources
    }

## The game and its options

golem-title = Golem
golem-option-setup = Setup
golem-option-setup-normal = normal
golem-option-setup-intro = introductory
golem-option-automa = Solo opponent
golem-option-automa-gentle = gentle
golem-option-automa-even = even
golem-option-automa-stern = stern

## The table in the terminal: headings, short forms of effects, help

golem-terminal-title = Golem, round { $round } of IV: { $phase }
golem-terminal-setup-title = Golem, setup
golem-terminal-over-title = Golem, end of the game
golem-terminal-level-automa = automa
golem-terminal-district-red = red
golem-terminal-district-yellow = yellow
golem-terminal-district-blue = blue
golem-terminal-menorah = menorah
golem-terminal-legend = a: student; A: standing golem; A_: lying golem; VIII–X: price to enter
golem-terminal-synagogue = Synagogue (power)
golem-terminal-palace = Palace (marbles, steps, coins: bonus)
golem-terminal-action-tiles = Action tiles
golem-terminal-printed = printed
golem-terminal-library = Library (card + slot: immediate | active bonus)
golem-terminal-student-back = student −1
golem-terminal-graveyard = Graveyard
golem-terminal-passed = Passed: { $who }
golem-terminal-tiles = Neighborhood tiles
golem-terminal-others = The others
golem-terminal-clay = clay { $n }
golem-terminal-coin = coins { $n }
golem-terminal-knowledge = knowledge { $n }
golem-terminal-vp = VP { $n }
golem-terminal-research = research { $n } (column limit { $limit }, income { $income })
golem-terminal-marker = golem marker { $n } (steps { $steps })
golem-terminal-to-create = golems to create { $n }
golem-terminal-marbles = marbles { $marbles }
golem-terminal-rabbi-placed = rabbi placed
golem-terminal-rabbi-free = rabbi free
golem-terminal-upgraded = Upgraded
golem-terminal-books = Books
golem-terminal-artifacts = Artifacts
golem-terminal-goals = Goals
golem-terminal-hand = To choose from
golem-terminal-start-tiles = Start tiles
golem-terminal-others-line = clay { $clay }, coins { $coin }, knowledge { $knowledge }, VP { $vp }; research { $research }, golem marker { $marker }; books { $books }, gold { $gold }, tiles { $tiles }, goals { $goals }; { $marbles }
golem-terminal-due-steps =
    Golem movement this round: { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
golem-terminal-due-next-steps =
    Golem movement next round: { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
golem-terminal-due-control = control now costs { $n } knowledge
golem-terminal-due-no-control = control costs nothing this round
golem-terminal-goal-student-red = red student
golem-terminal-goal-student-yellow = yellow student
golem-terminal-goal-student-blue = blue student
golem-terminal-goal-created = golems created
golem-terminal-goal-gold = gold
golem-terminal-goal-upgrades = upgraded tiles
golem-terminal-goal-research = research
golem-terminal-goal-books = books
golem-terminal-goal-destroyed = golems destroyed
golem-terminal-tile-torso = torso
golem-terminal-tile-right-arm = right arm
golem-terminal-tile-right-leg = right leg
golem-terminal-tile-head = head
golem-terminal-tile-left-arm = left arm
golem-terminal-tile-left-leg = left leg
golem-terminal-tile-golden-1 = golden 1
golem-terminal-tile-golden-2 = golden 2
golem-terminal-tile-gray-1 = gray 1
golem-terminal-tile-gray-2 = gray 2
golem-terminal-tile-gray-3 = gray 3
golem-terminal-tile-big = big tile
golem-terminal-tile-column-1 = column 1
golem-terminal-tile-column-2 = column 2
golem-terminal-tile-column-3 = column 3
golem-terminal-tile-column-4 = column 4
golem-terminal-tile-column-5 = plain tile
golem-terminal-tile-track-tile = track tile
golem-terminal-do-clay = { $n } clay
golem-terminal-do-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
golem-terminal-do-knowledge = { $n } knowledge
golem-terminal-do-vp = { $n } VP
golem-terminal-do-gold = { $n } gold
golem-terminal-do-gain-each = { $n } of each resource
golem-terminal-do-gain-any =
    any { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
golem-terminal-do-per = { $what } per { $per }
golem-terminal-per-golem-track = golem-track number
golem-terminal-per-completed-artifact = completed artifact
golem-terminal-per-grave = golem in the graveyard
golem-terminal-per-leftmost-student = section of the leftmost student
golem-terminal-per-upgraded-tile = upgraded tile
golem-terminal-do-research = research { $step }
golem-terminal-do-student = { $district } student { $step }
golem-terminal-do-student-any = any student { $step }
golem-terminal-do-student-income = income of all students
golem-terminal-do-golem-track = golem marker ±1
golem-terminal-do-create = create a golem
golem-terminal-do-create-discount = create a golem (−{ $n } clay)
golem-terminal-do-destroy = destroy a golem
golem-terminal-do-activate =
    activate { $n ->
        [one] a golem
       *[other] { $n } golems
    }
golem-terminal-do-move-forward = move a golem up to { $n } forward
golem-terminal-do-move-any = move a golem up to { $n } forward or back
golem-terminal-do-move-golems-forward = move golems up to { $n } forward in total
golem-terminal-do-move-golems-any = move golems up to { $n } forward or back in total
golem-terminal-do-use-tile = use the tile beside a golem
golem-terminal-do-no-control-cost = no control cost
golem-terminal-do-upgrade-any = upgrade any tile
golem-terminal-do-upgrade-golem = upgrade a golem tile
golem-terminal-do-upgrade-artifact = upgrade an artifact tile
golem-terminal-do-upgrade-research = upgrade a research tile
golem-terminal-do-discount = { $what } (−{ $n })
golem-terminal-do-mix = { $what }, any mix
golem-terminal-do-free-upgrade = upgrade { $tile } for free
golem-terminal-do-buy-book = buy a book
golem-terminal-do-buy-book-slot = buy a book for the slot cost
golem-terminal-do-use-active =
    use { $n } active { $n ->
        [one] bonus
       *[other] bonuses
    }
golem-terminal-do-activate-artifact = activate an artifact
golem-terminal-do-draw-goals = draw 2 goals, keep 1
golem-terminal-do-then = { $first }; then { $second }
golem-terminal-do-nothing = –
golem-terminal-kind-book = book
golem-terminal-kind-character = character
golem-terminal-kind-goal = goal
golem-terminal-kind-start-tile = start tile
golem-terminal-kind-action-tile = action tile
golem-terminal-kind-artifact = artifact
golem-terminal-kind-graveyard = graveyard
golem-terminal-no-help = There is nothing called “{ $topic }”. Try: help book 9, help A7, help red 3, help 39, help goal 51, help start 4, help 2A, help torso.
golem-terminal-help =
    Type the number of an option, or its notation (the words in gray).
    board       show the whole board
    options     list the options again
    undo        undo your last action, unless something has been revealed since
    hint        what a good bot would do in your place
    save FILE   save the game (with --save it is saved after every action)
    log         show what has happened so far
    help THING  what a card or tile does: book 9, A7, red 3, 39 (character), goal 51, start 4, 2A, torso
    ? THING     the same
    quit        leave the table
