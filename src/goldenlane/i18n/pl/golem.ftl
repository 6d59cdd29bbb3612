## Parts of sentences: whole noun phrases

golem-goods =
    { $good ->
        [clay]
            { $n ->
                [one] { $n } żeton gliny
                [few] { $n } żetony gliny
               *[many] { $n } żetonów gliny
            }
        [coin]
            { $n ->
                [one] { $n } monetę
                [few] { $n } monety
               *[many] { $n } monet
            }
        [knowledge]
            { $n ->
                [one] { $n } punkt wiedzy
                [few] { $n } punkty wiedzy
               *[many] { $n } punktów wiedzy
            }
       *[vp]
            { $n ->
                [one] { $n } punkt zwycięstwa
                [few] { $n } punkty zwycięstwa
               *[many] { $n } punktów zwycięstwa
            }
    }
golem-marble =
    { $color ->
        [red] czerwoną kulkę
        [yellow] żółtą kulkę
        [blue] niebieską kulkę
        [white] białą kulkę
       *[black] czarną kulkę
    }
golem-color-name =
    { $color ->
        [red] czerwona
        [yellow] żółta
        [blue] niebieska
        [white] biała
        [black] czarna
       *[green] zielona
    }
golem-district-name =
    { $district ->
        [red] czerwona dzielnica
        [yellow] żółta dzielnica
       *[blue] niebieska dzielnica
    }
golem-district-of =
    { $district ->
        [red] czerwonej dzielnicy
        [yellow] żółtej dzielnicy
       *[blue] niebieskiej dzielnicy
    }
golem-student = ucznia w { golem-district-of }
golem-golem =
    golema w { golem-district-of }, sekcja { $section }{ $lying ->
        [yes] { " " }(leży)
       *[no] { "" }
    }
golem-row-name =
    { $row ->
        [work] Praca
        [golem] Golem
        [artifacts] Artefakty
        [research] Badania
       *[mirror] Lustro
    }
golem-phase-name =
    { $phase ->
        [setup] Przygotowanie
        [refresh] Odświeżenie
        [movement] Ruch golemów
        [actions] Akcje
        [turn-order] Kolejność ruchów
        [characters] Wpływ na postacie
        [income] Dochód i rozwój
        [control] Kontrola golemów
       *[end] Koniec gry
    }
golem-upgrade-tile =
    { $tile ->
        [torso] tułów
        [right-arm] prawa ręka
        [right-leg] prawa noga
        [head] głowa
        [left-arm] lewa ręka
        [left-leg] lewa noga
        [golden-1] złoty kafel 1
        [golden-2] złoty kafel 2
        [gray-1] szary kafel 1
        [gray-2] szary kafel 2
        [gray-3] szary kafel 3
        [gray] dowolny szary kafel
        [big] największy kafel
        [column-1] kafel kolumny 1
        [column-2] kafel kolumny 2
        [column-3] kafel kolumny 3
        [column-4] kafel kolumny 4
        [column-5] zwykły kafel badań
       *[track-tile] kafel toru badań
    }

## Effects: a clause that says what to do, and .to, the same after "to"

golem-effect-gain =
    { $good ->
        [clay] weź { golem-goods }
        [coin] weź { golem-goods }
        [knowledge] weź { golem-goods }
       *[vp] zdobądź { golem-goods }
    }
    .to =
        { $good ->
            [clay] wziąć { golem-goods }
            [coin] wziąć { golem-goods }
            [knowledge] wziąć { golem-goods }
           *[vp] zdobyć { golem-goods }
        }
golem-effect-gain-each =
    weź po { $n ->
        [one] { $n } zasobie
        [few] { $n } zasoby
       *[many] { $n } zasobów
    } każdego rodzaju
    .to =
        wziąć po { $n ->
            [one] { $n } zasobie
            [few] { $n } zasoby
           *[many] { $n } zasobów
        } każdego rodzaju
golem-effect-gain-any =
    weź { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }
    .to =
        wziąć { $n ->
            [one] { $n } dowolny zasób
            [few] { $n } dowolne zasoby
           *[many] { $n } dowolnych zasobów
        }
golem-effect-gold =
    weź { $n ->
        [one] { $n } sztabkę złota
        [few] { $n } sztabki złota
       *[many] { $n } sztabek złota
    }
    .to =
        wziąć { $n ->
            [one] { $n } sztabkę złota
            [few] { $n } sztabki złota
           *[many] { $n } sztabek złota
        }
golem-gain-as-many =
    { $good ->
        [clay] weź tyle żetonów gliny
        [coin] weź tyle monet
        [knowledge] weź tyle punktów wiedzy
       *[vp] zdobądź tyle punktów zwycięstwa
    }
    .to =
        { $good ->
            [clay] wziąć tyle żetonów gliny
            [coin] wziąć tyle monet
            [knowledge] wziąć tyle punktów wiedzy
           *[vp] zdobyć tyle punktów zwycięstwa
        }
golem-gain-for-each =
    { $good ->
        [clay]
            weź po { $n ->
                [one] { $n } żetonie gliny
                [few] { $n } żetony gliny
               *[many] { $n } żetonów gliny
            }
        [coin]
            weź po { $n ->
                [one] { $n } monecie
                [few] { $n } monety
               *[many] { $n } monet
            }
        [knowledge]
            weź po { $n ->
                [one] { $n } punkcie wiedzy
                [few] { $n } punkty wiedzy
               *[many] { $n } punktów wiedzy
            }
       *[vp]
            zdobądź po { $n ->
                [one] { $n } punkcie zwycięstwa
                [few] { $n } punkty zwycięstwa
               *[many] { $n } punktów zwycięstwa
            }
    }
    .to =
        { $good ->
            [clay]
                wziąć po { $n ->
                    [one] { $n } żetonie gliny
                    [few] { $n } żetony gliny
                   *[many] { $n } żetonów gliny
                }
            [coin]
                wziąć po { $n ->
                    [one] { $n } monecie
                    [few] { $n } monety
                   *[many] { $n } monet
                }
            [knowledge]
                wziąć po { $n ->
                    [one] { $n } punkcie wiedzy
                    [few] { $n } punkty wiedzy
                   *[many] { $n } punktów wiedzy
                }
           *[vp]
                zdobyć po { $n ->
                    [one] { $n } punkcie zwycięstwa
                    [few] { $n } punkty zwycięstwa
                   *[many] { $n } punktów zwycięstwa
                }
        }
golem-effect-gain-per =
    { $per ->
        [golem-track]
            { golem-gain-as-many }, ile { $n ->
                [1] wskazuje Twój znacznik golema
               *[other] wynosi { $n }-krotność liczby wskazywanej przez Twój znacznik golema
            }
        [leftmost-student]
            { golem-gain-as-many }, ile wynosi { $n ->
                [1] numer sekcji Twojego ucznia najbardziej z lewej
               *[other] { $n }-krotność numeru sekcji Twojego ucznia najbardziej z lewej
            }
        [completed-artifact] { golem-gain-for-each } za każdy ukończony artefakt
        [upgraded-tile] { golem-gain-for-each } za każdy rozwinięty kafel
       *[grave] { golem-gain-for-each } za każdego swojego golema na cmentarzu
    }
    .to =
        { $per ->
            [golem-track]
                { golem-gain-as-many.to }, ile { $n ->
                    [1] wskazuje Twój znacznik golema
                   *[other] wynosi { $n }-krotność liczby wskazywanej przez Twój znacznik golema
                }
            [leftmost-student]
                { golem-gain-as-many.to }, ile wynosi { $n ->
                    [1] numer sekcji Twojego ucznia najbardziej z lewej
                   *[other] { $n }-krotność numeru sekcji Twojego ucznia najbardziej z lewej
                }
            [completed-artifact] { golem-gain-for-each.to } za każdy ukończony artefakt
            [upgraded-tile] { golem-gain-for-each.to } za każdy rozwinięty kafel
           *[grave] { golem-gain-for-each.to } za każdego swojego golema na cmentarzu
        }
golem-effect-research =
    przesuń znacznik badań o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } w górę
    .to =
        przesunąć znacznik badań o { $n ->
            [one] { $n } pole
            [few] { $n } pola
           *[many] { $n } pól
        } w górę
golem-effect-no-control-cost = w tej rundzie nie płacisz punktów wiedzy za kontrolę golemów
    .to = nie płacić w tej rundzie punktów wiedzy za kontrolę golemów
golem-effect-student-income = weź dochód ze wszystkich swoich uczniów
    .to = wziąć dochód ze wszystkich swoich uczniów
golem-effect-student =
    przesuń { $district ->
        [red] ucznia w czerwonej dzielnicy
        [yellow] ucznia w żółtej dzielnicy
        [blue] ucznia w niebieskiej dzielnicy
       *[any] dowolnego ucznia
    } o 1 krok do przodu
    .to =
        przesunąć { $district ->
            [red] ucznia w czerwonej dzielnicy
            [yellow] ucznia w żółtej dzielnicy
            [blue] ucznia w niebieskiej dzielnicy
           *[any] dowolnego ucznia
        } o 1 krok do przodu
golem-effect-student-steps =
    przesuń swoich uczniów łącznie o maksymalnie { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
    .to =
        przesunąć swoich uczniów łącznie o maksymalnie { $n ->
            [one] { $n } krok
            [few] { $n } kroki
           *[many] { $n } kroków
        }
golem-effect-golem-track = przesuń znacznik golema o 1 pole w górę lub w dół
    .to = przesunąć znacznik golema o 1 pole w górę lub w dół
golem-effect-create =
    { $n ->
        [0] stwórz 1 golema
       *[other]
            stwórz 1 golema ze zniżką { $n ->
                [one] { $n } żetonu gliny
                [few] { $n } żetonów gliny
               *[many] { $n } żetonów gliny
            }
    }
    .to =
        { $n ->
            [0] stworzyć 1 golema
           *[other]
                stworzyć 1 golema ze zniżką { $n ->
                    [one] { $n } żetonu gliny
                    [few] { $n } żetonów gliny
                   *[many] { $n } żetonów gliny
                }
        }
golem-effect-destroy = zniszcz 1 golema
    .to = zniszczyć 1 golema
golem-effect-activate =
    { $n ->
        [1] aktywuj 1 golema (połóż go)
       *[other]
            aktywuj maksymalnie { $n ->
                [one] { $n } golema
                [few] { $n } golemy
               *[many] { $n } golemów
            } (połóż je)
    }
    .to =
        { $n ->
            [1] aktywować 1 golema (kładąc go)
           *[other]
                aktywować maksymalnie { $n ->
                    [one] { $n } golema
                    [few] { $n } golemy
                   *[many] { $n } golemów
                } (kładąc je)
        }
golem-effect-move-golem =
    przesuń 1 golema o { $n ->
        [1] { $n } krok
       *[other]
            maksymalnie { $n ->
                [one] { $n } krok
                [few] { $n } kroki
               *[many] { $n } kroków
            }
    } { $back ->
        [yes] do przodu lub do tyłu
       *[no] do przodu
    }
    .to =
        przesunąć 1 golema o { $n ->
            [1] { $n } krok
           *[other]
                maksymalnie { $n ->
                    [one] { $n } krok
                    [few] { $n } kroki
                   *[many] { $n } kroków
                }
        } { $back ->
            [yes] do przodu lub do tyłu
           *[no] do przodu
        }
golem-effect-move-golems =
    przesuń swoje golemy łącznie o maksymalnie { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    } { $back ->
        [yes] do przodu lub do tyłu
       *[no] do przodu
    }
    .to =
        przesunąć swoje golemy łącznie o maksymalnie { $n ->
            [one] { $n } krok
            [few] { $n } kroki
           *[many] { $n } kroków
        } { $back ->
            [yes] do przodu lub do tyłu
           *[no] do przodu
        }
golem-effect-use-tile = wykonaj efekt kafla okolicy obok 1 swojego golema, nie aktywując go
    .to = wykonać efekt kafla okolicy obok 1 swojego golema, nie aktywując go
golem-effect-activate-artifact = aktywuj 1 ukończony artefakt
    .to = aktywować 1 ukończony artefakt
golem-effect-upgrade =
    rozwiń { $n ->
        [0]
            { $kind ->
                [any] 1 dowolny kafel
                [golem] 1 kafel rozwoju golema
                [artifact] 1 kafel rozwoju artefaktu
               *[research] 1 kafel rozwoju badań
            }
       *[other]
            { $kind ->
                [any]
                    1 dowolny kafel ze zniżką { $n ->
                        [one] { $n } zasobu
                        [few] { $n } zasobów
                       *[many] { $n } zasobów
                    }
                [golem]
                    1 kafel rozwoju golema ze zniżką { $n ->
                        [one] { $n } żetonu gliny
                        [few] { $n } żetonów gliny
                       *[many] { $n } żetonów gliny
                    }
                [artifact]
                    1 kafel rozwoju artefaktu ze zniżką { $n ->
                        [one] { $n } monety
                        [few] { $n } monet
                       *[many] { $n } monet
                    }
               *[research]
                    1 kafel rozwoju badań ze zniżką { $n ->
                        [one] { $n } punktu wiedzy
                        [few] { $n } punktów wiedzy
                       *[many] { $n } punktów wiedzy
                    }
            }
    }{ $mix ->
        [yes] , płacąc resztę dowolnymi zasobami
       *[no] { "" }
    }
    .to =
        rozwinąć { $n ->
            [0]
                { $kind ->
                    [any] 1 dowolny kafel
                    [golem] 1 kafel rozwoju golema
                    [artifact] 1 kafel rozwoju artefaktu
                   *[research] 1 kafel rozwoju badań
                }
           *[other]
                { $kind ->
                    [any]
                        1 dowolny kafel ze zniżką { $n ->
                            [one] { $n } zasobu
                            [few] { $n } zasobów
                           *[many] { $n } zasobów
                        }
                    [golem]
                        1 kafel rozwoju golema ze zniżką { $n ->
                            [one] { $n } żetonu gliny
                            [few] { $n } żetonów gliny
                           *[many] { $n } żetonów gliny
                        }
                    [artifact]
                        1 kafel rozwoju artefaktu ze zniżką { $n ->
                            [one] { $n } monety
                            [few] { $n } monet
                           *[many] { $n } monet
                        }
                   *[research]
                        1 kafel rozwoju badań ze zniżką { $n ->
                            [one] { $n } punktu wiedzy
                            [few] { $n } punktów wiedzy
                           *[many] { $n } punktów wiedzy
                        }
                }
        }{ $mix ->
            [yes] , płacąc resztę dowolnymi zasobami
           *[no] { "" }
        }
golem-effect-free-upgrade = rozwiń bezpłatnie: { golem-upgrade-tile }
    .to = rozwinąć bezpłatnie: { golem-upgrade-tile }
golem-effect-buy-book =
    { $n ->
        [0] kup 1 kartę księgi
       *[other]
            kup 1 kartę księgi ze zniżką { $n ->
                [one] { $n } punktu wiedzy
                [few] { $n } punktów wiedzy
               *[many] { $n } punktów wiedzy
            }
    }
    .to =
        { $n ->
            [0] kupić 1 kartę księgi
           *[other]
                kupić 1 kartę księgi ze zniżką { $n ->
                    [one] { $n } punktu wiedzy
                    [few] { $n } punktów wiedzy
                   *[many] { $n } punktów wiedzy
                }
        }
golem-effect-buy-book-slot = kup 1 kartę księgi, płacąc tylko koszt pola biblioteki
    .to = kupić 1 kartę księgi, płacąc tylko koszt pola biblioteki
golem-effect-use-active =
    { $n ->
        [1] skorzystaj z 1 premii aktywnej swojej karty księgi
       *[other] skorzystaj z maksymalnie { $n } premii aktywnych swoich różnych kart ksiąg
    }
    .to =
        { $n ->
            [1] skorzystać z 1 premii aktywnej swojej karty księgi
           *[other] skorzystać z maksymalnie { $n } premii aktywnych swoich różnych kart ksiąg
        }
golem-effect-draw-goals = dobierz 2 karty celów i zatrzymaj 1
    .to = dobrać 2 karty celów i zatrzymać 1
golem-effect-then = potem { $clause }
golem-effect-choose = wybierz jedną z opcji: { $choices }
    .to = wybrać jedną z opcji: { $choices }
golem-effect-nothing = bez efektu
golem-effect-pay = zapłać { golem-goods }, aby { $gain }
golem-effect-pay-student = cofnij ucznia w { golem-district-of } o 1 krok, aby { $gain }
golem-effect-pay-research = przesuń znacznik badań o 1 pole w dół, aby { $gain }
golem-ability =
    { $tile ->
        [torso]
            Płacisz najwyżej { $n ->
                [one] { $n } punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            } wiedzy za kontrolę każdego golema.
        [right-arm] Twoje premie z cmentarza są podwojone.
        [right-leg] W każdej akcji pracy aktywujesz bezpłatnie 1 dodatkowego golema.
        [left-arm] Możesz zignorować dodatkowe kroki z karty postaci.
        [left-leg] Stworzony golem może zrobić 1 krok i zostać aktywowany bez kładzenia.
        [column-3] Podwój premię natychmiastową (oprócz czarnych ksiąg).
       *[track-tile] Twój limit kolumny i dochód ze znacznika badań są wyższe.
    }
golem-ability-trigger =
    { $event ->
        [red-marble] Aktywuj ten artefakt przy każdej akcji z czerwoną kulką.
        [blue-marble] Aktywuj ten artefakt przy każdej akcji z niebieską kulką.
        [first-book] Aktywuj ten artefakt, gdy kładziesz pierwszą kartę księgi w kolumnie.
       *[create] Aktywuj ten artefakt, gdy tworzysz golema.
    }

## Actions

golem-action-marble = Weź { golem-marble } z rzędu „{ golem-row-name }”
golem-action-rabbi = Umieść rabina na kaflu akcji { $tile }
golem-action-rabbi-printed = Umieść rabina na stałym polu akcji
golem-action-remove = Usuń { golem-marble }
golem-action-student = Przesuń { golem-student } o 1 krok do przodu
golem-action-student-back = Cofnij { golem-student } o 1 krok
golem-action-create = Stwórz golema w { golem-district-of }
golem-action-step = Przesuń o 1 krok do przodu { golem-golem }
golem-action-step-paying =
    Zapłać { $good ->
        [knowledge] wiedzą
       *[vp] punktami zwycięstwa
    } i przesuń o 1 krok do przodu { golem-golem }
golem-action-step-back = Przesuń o 1 krok do tyłu { golem-golem }
golem-action-activate = Aktywuj { golem-golem }
golem-action-destroy = Zniszcz { golem-golem }
golem-action-cover = Zapłać za kontrolę: wybierz { golem-golem }
golem-action-trigger =
    Aktywuj złotym kaflem artefakt za { $n ->
        [one] { $n } sztabkę złota
        [few] { $n } sztabki złota
       *[many] { $n } sztabek złota
    }
golem-action-golem-track =
    Przesuń znacznik golema o 1 pole { $way ->
        [up] w górę
       *[down] w dół
    }
golem-action-use = Wykonaj efekt kafla okolicy w sekcji { $section } { golem-district-of }
golem-action-gold =
    Umieść sztabkę złota w kociołku na { $n ->
        [one] { $n } sztabkę
        [few] { $n } sztabki
       *[many] { $n } sztabek
    }
golem-action-buy-gold =
    Kup sztabkę złota do kociołka na { $n ->
        [one] { $n } sztabkę
        [few] { $n } sztabki
       *[many] { $n } sztabek
    }
golem-action-artifact =
    Aktywuj artefakt za { $n ->
        [one] { $n } sztabkę złota
        [few] { $n } sztabki złota
       *[many] { $n } sztabek złota
    }
golem-action-upgrade = Rozwiń: { golem-upgrade-tile }
golem-action-slot =
    Umieść kafel przy artefakcie za { $n ->
        [one] { $n } sztabkę złota
        [few] { $n } sztabki złota
       *[many] { $n } sztabek złota
    }, strona { $side }
golem-action-pay = Zapłać: { $goods }
golem-action-take = Weź: { $goods }
golem-action-pay-research = Przesuń znacznik badań o 1 pole w dół
golem-action-buy = Kup księgę { $number }
golem-action-active = Skorzystaj z premii aktywnej księgi { $number }
golem-action-column = Umieść księgę w kolumnie { $n }
golem-action-keep = Zatrzymaj cel { $number }
golem-action-return = Oddaj cel { $number }
golem-action-draw-goals = Dobierz karty celów
golem-action-work =
    { $n ->
        [0] Nie aktywuj żadnego golema
       *[other] Zapłać za aktywację golemów: { $n }
    }
golem-action-work-free = Nie płać za żadnego golema
golem-action-work-price =
    Zapłać { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[many] { $price } punktów
    } wiedzy za aktywację golemów: { $n }
golem-action-mirror = Zapłać za akcję rzędu „{ golem-row-name }”
golem-action-mirror-research = Zapłać za przesunięcie znacznika badań o 1 pole w górę
golem-action-bury = Umieść golema na polu cmentarza { $n }
golem-action-steps =
    Przesuń golemy o { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
golem-action-character-bonus = Zapłać postaci za premię
golem-action-character-coins = Weź monety od postaci
golem-action-income =
    Weź dochód: { $source ->
        [red] uczeń w czerwonej dzielnicy
        [yellow] uczeń w żółtej dzielnicy
        [blue] uczeń w niebieskiej dzielnicy
        [research] znacznik badań
       *[golem] znacznik golema
    }
golem-action-start = Wybierz kafle początkowe { $a } i { $b }
golem-action-artifact-tile = Wybierz kafel artefaktów { $tile }
golem-action-first = Umieść golemy w dwóch dzielnicach: { $districts }
golem-action-with-effect = { $action } – { $effect }

## What is to be decided

golem-prompt-because = { $source }. { $prompt }
golem-prompt-choose = Wybierz, co dalej, albo zakończ efekt.
golem-prompt-turn =
    { $can ->
        [marble] Weź kulkę: najpierw rusza uczeń, potem działa rząd.
        [rabbi] Umieść rabina: działa od razu i wyznacza kolejność ruchów.
        [both] Weź kulkę albo umieść rabina.
       *[pass] Spasuj.
    }
golem-prompt-turn-pass-phase = Faza pasowania. { golem-prompt-turn }
golem-prompt-student = Wybierz ucznia, który zrobi 1 krok do przodu.
golem-prompt-student-back = Wybierz ucznia, którego cofniesz o 1 krok: to koszt czarnej księgi.
golem-prompt-golem-track = Przesuń znacznik golema o 1 pole w górę lub w dół.
golem-prompt-activate = Wybierz golema do aktywacji.
golem-prompt-activate-left =
    Wybierz golema do aktywacji: { $n ->
        [one] pozostała { $n } aktywacja
        [few] pozostały { $n } aktywacje
       *[many] pozostało { $n } aktywacji
    }.
golem-prompt-step = Przesuń golema o 1 krok albo zakończ.
golem-prompt-use-tile = Wybierz golema, obok którego leży kafel okolicy do użycia.
golem-prompt-create = Wybierz dzielnicę dla nowego golema.
golem-prompt-after-create = Stworzono golema: skorzystaj z tego, co daje, albo przejdź dalej.
golem-prompt-destroy = Wybierz golema do zniszczenia.
golem-prompt-bury = Wybierz pole cmentarza dla zniszczonego golema.
golem-prompt-gold = Wybierz kociołek na sztabkę złota.
golem-prompt-artifact = Wybierz ukończony artefakt do aktywacji.
golem-prompt-upgrade = Możesz rozwinąć kafel.
golem-prompt-slot = Wybierz artefakt i stronę: { golem-upgrade-tile }.
golem-prompt-mix =
    Zapłać { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }, aby rozwinąć: { golem-upgrade-tile }.
golem-prompt-buy = Możesz kupić księgę.
golem-prompt-column = Wybierz kolumnę dla księgi { $number }.
golem-prompt-trigger = Pierwsza księga w kolumnie: aktywuj artefakt teraz albo po premiach.
golem-prompt-active = Wybierz księgę, z której premii aktywnej skorzystasz.
golem-prompt-draw-goals = Możesz dobrać karty celów: dobierasz 2, zatrzymujesz 1.
golem-prompt-keep-goal = Zatrzymaj 1 z dobranych celów, drugi trafi pod spód talii.
golem-prompt-row =
    { $row ->
        [golem]
            Akcja golema: { $left ->
                [both] rozwiń kafel golema, stwórz golema
                [first] możesz jeszcze rozwinąć kafel golema
               *[second] możesz jeszcze stworzyć golema
            }.
        [artifacts]
            Akcja artefaktów: { $left ->
                [both] rozwiń kafel artefaktu, kup złoto
                [first] możesz jeszcze rozwinąć kafel artefaktu
               *[second] możesz jeszcze kupić sztabkę złota
            }.
       *[research]
            Akcja badań: { $left ->
                [both] rozwiń kafel badań, kup księgę
                [first] możesz jeszcze rozwinąć kafel badań
               *[second] możesz jeszcze kupić księgę
            }.
    }
golem-prompt-work = Akcja pracy, siła { $power }: wybierz liczbę aktywowanych golemów i zapłać.
golem-prompt-work-free = Akcja pracy, siła { $power }: najpierw aktywuj darmowego golema albo wybierz, za ile innych płacisz.
golem-prompt-mirror = Akcja lustra, siła { $power }: zapłać za inny rząd, za badania albo zakończ.
golem-prompt-remove = Masz kafel pasowania „1”: usuń kulkę, zanim reszta trafi znów do synagogi.
golem-prompt-steps = Wybierz liczbę kroków golemów: lewa ręka pozwala zignorować kroki z karty postaci.
golem-prompt-movement =
    Ruch golemów, { $n ->
        [one] pozostał { $n } krok
        [few] pozostały { $n } kroki
       *[many] pozostało { $n } kroków
    }: wybierz golema do przesunięcia.
golem-prompt-character = Twoje kulki pasują do pary postaci { $number }: zapłać za premię albo weź monety.
golem-prompt-income = Wybierz kolejny dochód: artefakt może go jeszcze zmienić.
golem-prompt-control = Za mało wiedzy na kontrolę wszystkich golemów: wybierz golema, za którego zapłacisz.
golem-prompt-draft = Zatrzymaj 1 cel, resztę otrzyma następny gracz.
golem-prompt-return-goal = Oddaj pod spód talii 1 ze swoich 4 celów.
golem-prompt-artifact-tile = Wybierz kafel artefaktów.
golem-prompt-start = Wybierz 2 ze swoich 4 kafli początkowych.
golem-prompt-first-golems = Wybierz dwie dzielnice dla swoich pierwszych golemów.
golem-prompt-resources = Wybierz zasoby.

## Where an effect comes from

golem-origin-action-tile = Kafel akcji { $id }
golem-origin-printed-space = Stałe pole akcji
golem-origin-neighborhood = Kafel okolicy { $number }, { golem-district-name }
golem-origin-character = Postać { $number }
golem-origin-immediate = Księga { $number }, premia natychmiastowa
golem-origin-active = Księga { $number }, premia aktywna
golem-origin-graveyard = Premia z cmentarza
golem-origin-artifact =
    Artefakt za { $n ->
        [one] { $n } sztabkę złota
        [few] { $n } sztabki złota
       *[many] { $n } sztabek złota
    }
golem-origin-start-tiles = Kafle początkowe
golem-origin-upgrade = Rozwój: { golem-upgrade-tile }

## Log

golem-event-round = Runda { $round }.
golem-event-phase = Faza { $n }: { golem-phase-name }.
golem-event-end = Koniec gry.
golem-event-points = { $name }: { golem-score }, { golem-goods }.
golem-event-turn-order = Kolejność ruchów: { $names }.
golem-event-pour = Kulki wpadają przez budynek synagogi do rzędów: { $rows }.
golem-event-action-tiles = Wyłożono kafle akcji: { $tiles }.
golem-event-library =
    { $n ->
        [one] Nowa księga w bibliotece: { $books }.
        [few] Nowe księgi w bibliotece: { $books }.
       *[many] Nowe księgi w bibliotece: { $books }.
    }
golem-event-characters = Postacie czterech rund: { $numbers }.
golem-event-street = Kafle okolic, { golem-district-name }: { $numbers }.
golem-event-artifact-tiles = Kafle artefaktów do wyboru: { $tiles }.
golem-event-artifact-tile = { $name } bierze kafel artefaktów { $tile }.
golem-event-deal-start = { $name } otrzymuje kafle początkowe.
golem-event-deal-start-own = { $name } otrzymuje kafle początkowe: { $tiles }.
golem-event-start-tiles = { $name } wybiera kafle początkowe { $tiles }.
golem-event-first-golems = { $name } umieszcza pierwsze golemy: { $districts }.
golem-event-marble = { $name } bierze { golem-marble } z rzędu „{ golem-row-name }”, siła { $power }.
golem-event-mirror = { $name } wykonuje dzięki lustru akcję rzędu „{ golem-row-name }”, siła { $power }.
golem-event-rabbi = { $name } umieszcza rabina na kaflu akcji { $tile }.
golem-event-rabbi-printed = { $name } umieszcza rabina na stałym polu akcji.
golem-event-pass = { $name } pasuje i bierze kafel pasowania „{ $n }”.
golem-event-pass-again = { $name } pasuje ponownie i zatrzymuje kafel pasowania „{ $n }”.
golem-event-pass-phase =
    { $n ->
        [1] Zaczyna się faza pasowania.
       *[other] Zaczyna się ostatnia faza pasowania.
    }
golem-event-remove = { $name } usuwa { golem-marble }.
golem-event-work =
    { $name } płaci { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[many] { $price } punktów
    } wiedzy za aktywację golemów: { $n }.
golem-event-gain =
    { $good ->
        [clay] { $name } otrzymuje { golem-goods }.
        [coin] { $name } otrzymuje { golem-goods }.
        [knowledge] { $name } otrzymuje { golem-goods }.
       *[vp] { $name } zdobywa { golem-goods }.
    }
golem-event-pay =
    { $good ->
        [clay] { $name } płaci { golem-goods }.
        [coin] { $name } płaci { golem-goods }.
        [knowledge] { $name } płaci { golem-goods }.
       *[vp] { $name } traci { golem-goods }.
    }
golem-event-student = { $name } przesuwa { golem-student } do sekcji { $section }.
golem-event-menorah =
    { $name } zdobywa { $district ->
        [red] czerwoną menorę
        [yellow] żółtą menorę
       *[blue] niebieską menorę
    }: pierwszy uczeń w sekcji VIII.
golem-event-research = { $name } przesuwa znacznik badań na pole { $n }.
golem-event-golem-marker = { $name } przesuwa znacznik golema na pole { $n }.
golem-event-no-control-cost = { $name } nie płaci w tej rundzie punktów wiedzy za kontrolę golemów.
golem-event-create = { $name } tworzy golema w { golem-district-of }.
golem-event-destroy = { $name } niszczy golema w { golem-district-of }, sekcja { $section }.
golem-event-bury = { $name } umieszcza golema na polu cmentarza { $n }.
golem-event-golem-step = { $name } przesuwa golema do sekcji { $section } { golem-district-of }.
golem-event-activate = { $name } aktywuje golema w sekcji { $section } { golem-district-of }.
golem-event-use-tile = { $name } wykonuje efekt kafla okolicy w sekcji { $section } { golem-district-of }.
golem-event-gold =
    { $name } umieszcza sztabkę złota w kociołku na { $n ->
        [one] { $n } sztabkę
        [few] { $n } sztabki
       *[many] { $n } sztabek
    }.
golem-event-complete =
    { $name } kończy artefakt za { $n ->
        [one] { $n } sztabkę złota
        [few] { $n } sztabki złota
       *[many] { $n } sztabek złota
    }.
golem-event-artifact =
    { $name } aktywuje artefakt za { $n ->
        [one] { $n } sztabkę złota
        [few] { $n } sztabki złota
       *[many] { $n } sztabek złota
    }.
golem-event-upgrade = { $name } rozwija: { golem-upgrade-tile }.
golem-event-slot =
    { $name } umieszcza przy artefakcie za { $n ->
        [one] { $n } sztabkę złota
        [few] { $n } sztabki złota
       *[many] { $n } sztabek złota
    }: { golem-upgrade-tile } (strona { $side }).
golem-event-buy = { $name } kupuje księgę { $number }.
golem-event-place-book = { $name } umieszcza księgę { $number } w kolumnie { $n }.
golem-event-active = { $name } korzysta z premii aktywnej księgi { $number }.
golem-event-draw-goals =
    { $name } dobiera { $n ->
        [one] { $n } kartę celu
        [few] { $n } karty celów
       *[many] { $n } kart celów
    }.
golem-event-draw-goals-own =
    { $name } dobiera { $n ->
        [one] { $n } kartę celu
        [few] { $n } karty celów
       *[many] { $n } kart celów
    }: { $numbers }.
golem-event-keep-goal = { $name } zatrzymuje cel.
golem-event-keep-goal-own = { $name } zatrzymuje cel { $number }.
golem-event-return-goal = { $name } oddaje cel pod spód talii.
golem-event-return-goal-own = { $name } oddaje cel { $number } pod spód talii.
golem-event-pass-goals = { $name } otrzymuje do wyboru: { $numbers }.
golem-event-character = { $name } płaci postaci { $number } za premię.
golem-event-character-coins = { $name } bierze monety od postaci { $number }.
golem-event-movement =
    { $name } przesuwa golemy o { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }.
golem-event-income =
    { $name } bierze dochód: { $source ->
        [red] uczeń w czerwonej dzielnicy
        [yellow] uczeń w żółtej dzielnicy
        [blue] uczeń w niebieskiej dzielnicy
        [research] znacznik badań
        [golem] znacznik golema
       *[artifacts] ukończone artefakty
    }.
golem-event-control =
    { $name }: kontrola golemów kosztuje { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } wiedzy.
golem-event-out-of-control =
    { $name } nie kontroluje { $n ->
        [one] { $n } golema
        [few] { $n } golemów
       *[many] { $n } golemów
    }: −{ $loss } PZ.
golem-event-all-in-last = { $name }: wszystkie golemy są w sekcji X, −{ $loss } PZ.

## Components

golem-component-book =
    Księga { $number }, { $color ->
        [red] czerwona
        [blue] niebieska
        [yellow] żółta
        [green] zielona
       *[black] czarna
    }.
golem-component-cost =
    Koszt: { $good ->
        [clay]
            { $n ->
                [one] { $n } żeton gliny
                [few] { $n } żetony gliny
               *[many] { $n } żetonów gliny
            }
        [coin]
            { $n ->
                [one] { $n } moneta
                [few] { $n } monety
               *[many] { $n } monet
            }
       *[knowledge]
            { $n ->
                [one] { $n } punkt wiedzy
                [few] { $n } punkty wiedzy
               *[many] { $n } punktów wiedzy
            }
    }.
golem-component-cost-student = Koszt: cofnij 1 swojego ucznia o 1 krok.
golem-component-cost-slot = Koszt: liczba monet wskazana przy polu artefaktu.
golem-component-immediate = Premia natychmiastowa: { $effect }
golem-component-active = Premia aktywna: { $effect }
golem-component-character =
    Postać { $number }. Para kulek: { $pair }. Ruch golemów: { $n ->
        [one] { $n } dodatkowy krok
        [few] { $n } dodatkowe kroki
       *[many] { $n } dodatkowych kroków
    }.
golem-component-bonus = Premia: { $effect }
golem-component-action-tile = Kafel akcji { $id }.
golem-component-neighborhood = Kafel okolicy { $number }, { golem-district-name }.
golem-component-start-tile = Kafel początkowy { $number }.
golem-component-goal = Cel { $number }.
golem-component-goal-points = Wartość: { $vp } PZ.
golem-component-artifact = Kafel artefaktów { $tile }.
golem-component-reward =
    Artefakt za { $n ->
        [one] { $n } sztabkę złota
        [few] { $n } sztabki złota
       *[many] { $n } sztabek złota
    }: { $effect }
golem-component-upgrade =
    { $kind ->
        [golem] Kafel rozwoju golema
        [artifact] Kafel rozwoju artefaktu
       *[research] Kafel rozwoju badań
    }: { golem-upgrade-tile }.
golem-component-side = Strona { $side }: { $effect }
golem-component-column = Gdy dokładasz księgę do kolumny: { $effect }
golem-component-menorahs =
    { $color ->
        [red]
            { $n ->
                [one] { $n } czerwona menora
                [few] { $n } czerwone menory
               *[many] { $n } czerwonych menor
            }
        [yellow]
            { $n ->
                [one] { $n } żółta menora
                [few] { $n } żółte menory
               *[many] { $n } żółtych menor
            }
       *[blue]
            { $n ->
                [one] { $n } niebieska menora
                [few] { $n } niebieskie menory
               *[many] { $n } niebieskich menor
            }
    } do ostatecznej punktacji.
golem-component-graveyard = Pole cmentarza { $n }.
golem-component-graveyard-unlimited = Dowolna liczba golemów.

## Goals

golem-goal =
    { $kind ->
        [student-red] uczeń w czerwonej dzielnicy: sekcja { $section } lub dalej
        [student-yellow] uczeń w żółtej dzielnicy: sekcja { $section } lub dalej
        [student-blue] uczeń w niebieskiej dzielnicy: sekcja { $section } lub dalej
        [created] stworzone golemy: co najmniej { $n }
        [destroyed] zniszczone golemy: co najmniej { $n }
        [gold] sztabki złota: co najmniej { $n }
        [upgrades] rozwinięte kafle: co najmniej { $n }
        [research] znacznik badań: pole { $n } lub wyżej
       *[books] karty ksiąg: co najmniej { $n }
    }

## Scoring

golem-score =
    { $source ->
        [track] tor punktów zwycięstwa
        [golems] stworzone golemy × czerwone menory
        [artifacts] ukończone artefakty × żółte menory
        [books] kolumny z księgami × niebieskie menory
        [research] najwyższe pola toru badań
        [goals] cele
        [goal-set] zrealizowane typy celów
       *[resources] 1 punkt zwycięstwa za każde 5 zasobów
    }

## The game and its options

golem-title = Golem
golem-option-setup = Przygotowanie
golem-option-setup-normal = zwykłe
golem-option-setup-intro = wprowadzające
golem-option-automa = Automa (gra solo)
golem-option-automa-gentle = łagodna
golem-option-automa-even = wyrównana
golem-option-automa-stern = surowa

## The table in the terminal: headings, short forms of effects, help

golem-terminal-title = Golem, runda { $round } z IV: { $phase }
golem-terminal-setup-title = Golem, przygotowanie
golem-terminal-over-title = Golem, koniec gry
golem-terminal-level-automa = automa
golem-terminal-district-red = czerwona
golem-terminal-district-yellow = żółta
golem-terminal-district-blue = niebieska
golem-terminal-menorah = menora
golem-terminal-legend = a: uczeń; A: golem stoi; A_: golem leży; VIII–X: koszt wejścia
golem-terminal-synagogue = Synagoga (siła akcji)
golem-terminal-palace = Pałac (kulki, kroki, monety: premia)
golem-terminal-action-tiles = Kafle akcji
golem-terminal-printed = stałe pole
golem-terminal-library = Biblioteka (karta + pole: premia natychmiastowa | aktywna)
golem-terminal-student-back = uczeń −1
golem-terminal-graveyard = Cmentarz
golem-terminal-passed = Pas: { $who }
golem-terminal-tiles = Kafle okolic
golem-terminal-others = Konkurencja
golem-terminal-clay = glina { $n }
golem-terminal-coin = monety { $n }
golem-terminal-knowledge = wiedza { $n }
golem-terminal-vp = PZ { $n }
golem-terminal-research = badania { $n } (limit kolumny { $limit }, dochód { $income })
golem-terminal-marker = znacznik golema { $n } (kroki { $steps })
golem-terminal-to-create = golemy do stworzenia { $n }
golem-terminal-marbles = kulki { $marbles }
golem-terminal-rabbi-placed = rabin umieszczony
golem-terminal-rabbi-free = rabin wolny
golem-terminal-upgraded = Rozwinięte
golem-terminal-books = Księgi
golem-terminal-artifacts = Artefakty
golem-terminal-goals = Cele
golem-terminal-hand = Do wyboru
golem-terminal-start-tiles = Kafle początkowe
golem-terminal-others-line = glina { $clay }, monety { $coin }, wiedza { $knowledge }, PZ { $vp }; badania { $research }, znacznik golema { $marker }; księgi { $books }, złoto { $gold }, kafle { $tiles }, cele { $goals }; { $marbles }
golem-terminal-due-steps =
    Ruch golemów w tej rundzie: { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
golem-terminal-due-next-steps =
    Ruch golemów w następnej rundzie: { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
golem-terminal-due-control = koszt kontroli teraz: wiedza { $n }
golem-terminal-due-no-control = kontrola w tej rundzie nic nie kosztuje
golem-terminal-goal-student-red = uczeń w czerwonej dzielnicy
golem-terminal-goal-student-yellow = uczeń w żółtej dzielnicy
golem-terminal-goal-student-blue = uczeń w niebieskiej dzielnicy
golem-terminal-goal-created = stworzone golemy
golem-terminal-goal-gold = złoto
golem-terminal-goal-upgrades = rozwinięte kafle
golem-terminal-goal-research = badania
golem-terminal-goal-books = księgi
golem-terminal-goal-destroyed = zniszczone golemy
golem-terminal-tile-torso = tułów
golem-terminal-tile-right-arm = prawa ręka
golem-terminal-tile-right-leg = prawa noga
golem-terminal-tile-head = głowa
golem-terminal-tile-left-arm = lewa ręka
golem-terminal-tile-left-leg = lewa noga
golem-terminal-tile-golden-1 = złoty 1
golem-terminal-tile-golden-2 = złoty 2
golem-terminal-tile-gray-1 = szary 1
golem-terminal-tile-gray-2 = szary 2
golem-terminal-tile-gray-3 = szary 3
golem-terminal-tile-big = największy kafel
golem-terminal-tile-column-1 = kolumna 1
golem-terminal-tile-column-2 = kolumna 2
golem-terminal-tile-column-3 = kolumna 3
golem-terminal-tile-column-4 = kolumna 4
golem-terminal-tile-column-5 = zwykły kafel
golem-terminal-tile-track-tile = kafel toru badań
golem-terminal-do-clay = glina { $n }
golem-terminal-do-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
golem-terminal-do-knowledge = wiedza { $n }
golem-terminal-do-vp = { $n } PZ
golem-terminal-do-gold = złoto { $n }
golem-terminal-do-gain-each = każdy zasób: po { $n }
golem-terminal-do-gain-any = dowolne zasoby: { $n }
golem-terminal-do-per = { $what } za: { $per }
golem-terminal-per-golem-track = liczba na torze golema
golem-terminal-per-completed-artifact = ukończony artefakt
golem-terminal-per-grave = golem na cmentarzu
golem-terminal-per-leftmost-student = sekcja ucznia najbardziej z lewej
golem-terminal-per-upgraded-tile = rozwinięty kafel
golem-terminal-do-research = badania { $step }
golem-terminal-do-student = uczeń { $step } ({ $district })
golem-terminal-do-student-any = dowolny uczeń { $step }
golem-terminal-do-student-income = dochód ze wszystkich uczniów
golem-terminal-do-golem-track = znacznik golema ±1
golem-terminal-do-create = stwórz golema
golem-terminal-do-create-discount = stwórz golema (glina −{ $n })
golem-terminal-do-destroy = zniszcz golema
golem-terminal-do-activate =
    aktywuj { $n ->
        [one] golema
        [few] { $n } golemy
        [many] { $n } golemów
       *[other] { $n } golema
    }
golem-terminal-do-move-forward = przesuń golema o maks. { $n } do przodu
golem-terminal-do-move-any = przesuń golema o maks. { $n } w przód lub w tył
golem-terminal-do-move-golems-forward = przesuń golemy łącznie o maks. { $n } do przodu
golem-terminal-do-move-golems-any = przesuń golemy łącznie o maks. { $n } w przód lub w tył
golem-terminal-do-use-tile = użyj kafla obok golema
golem-terminal-do-no-control-cost = bez kosztu kontroli
golem-terminal-do-upgrade-any = rozwiń dowolny kafel
golem-terminal-do-upgrade-golem = rozwiń kafel golema
golem-terminal-do-upgrade-artifact = rozwiń kafel artefaktu
golem-terminal-do-upgrade-research = rozwiń kafel badań
golem-terminal-do-discount = { $what } (−{ $n })
golem-terminal-do-mix = { $what }, dowolne zasoby
golem-terminal-do-free-upgrade = rozwiń bezpłatnie: { $tile }
golem-terminal-do-buy-book = kup księgę
golem-terminal-do-buy-book-slot = kup księgę za koszt pola
golem-terminal-do-use-active = premie aktywne: { $n }
golem-terminal-do-activate-artifact = aktywuj artefakt
golem-terminal-do-draw-goals = dobierz 2 cele, zatrzymaj 1
golem-terminal-do-then = { $first }; potem { $second }
golem-terminal-do-nothing = –
golem-terminal-kind-book = księga
golem-terminal-kind-character = postać
golem-terminal-kind-goal = cel
golem-terminal-kind-start-tile = kafel początkowy
golem-terminal-kind-action-tile = kafel akcji
golem-terminal-kind-artifact = artefakt
golem-terminal-kind-graveyard = cmentarz
golem-terminal-no-help = Nie znam „{ $topic }”. Spróbuj: help księga 9, help A7, help czerwona 3, help 39, help cel 51, help kafel początkowy 4, help 2A, help tułów.
golem-terminal-help =
    Wpisz numer opcji albo jej zapis (szare słowa).
    board       cała plansza
    options     opcje jeszcze raz
    undo        cofnij ostatnią akcję, dopóki nic nie zostało ujawnione
    hint        co zrobiłby na Twoim miejscu dobry bot
    save PLIK   zapisz grę (z --save zapisuje się po każdej akcji)
    log         co się dotąd stało
    help RZECZ  co robi karta lub kafel: księga 9, A7, czerwona 3, 39 (postać), cel 51, kafel początkowy 4, 2A, tułów
    ? RZECZ     to samo
    quit        odejdź od stołu
