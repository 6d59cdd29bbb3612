## Parts of sentences: whole noun phrases

golem-goods =
    { $good ->
        [clay]
            { $n ->
                [one] { $n } фішку глини
                [few] { $n } фішки глини
               *[many] { $n } фішок глини
            }
        [coin]
            { $n ->
                [one] { $n } монету
                [few] { $n } монети
               *[many] { $n } монет
            }
        [knowledge]
            { $n ->
                [one] { $n } очко знань
                [few] { $n } очки знань
               *[many] { $n } очок знань
            }
       *[vp]
            { $n ->
                [one] { $n } переможне очко
                [few] { $n } переможні очки
               *[many] { $n } переможних очок
            }
    }
golem-marble =
    { $color ->
        [red] червону кульку
        [yellow] жовту кульку
        [blue] синю кульку
        [white] білу кульку
       *[black] чорну кульку
    }
golem-color-name =
    { $color ->
        [red] червона
        [yellow] жовта
        [blue] синя
        [white] біла
        [black] чорна
       *[green] зелена
    }
golem-district-name =
    { $district ->
        [red] червоний район
        [yellow] жовтий район
       *[blue] синій район
    }
golem-district-of =
    { $district ->
        [red] червоного району
        [yellow] жовтого району
       *[blue] синього району
    }
golem-student =
    учня { $district ->
        [red] в червоному районі
        [yellow] в жовтому районі
       *[blue] в синьому районі
    }
golem-golem =
    голема { $district ->
        [red] в червоному районі
        [yellow] в жовтому районі
       *[blue] в синьому районі
    }, секція { $section }{ $lying ->
        [yes] { " " }(лежить)
       *[no] { "" }
    }
golem-row-name =
    { $row ->
        [work] Робота
        [golem] Голем
        [artifacts] Артефакти
        [research] Дослідження
       *[mirror] Дзеркало
    }
golem-phase-name =
    { $phase ->
        [setup] Приготування
        [refresh] Приготування до раунду
        [movement] Переміщення големів
        [actions] Дії
        [turn-order] Порядок ходів
        [characters] Вплив на персонажів
        [income] Дохід і поліпшення
        [control] Керування големами
       *[end] Кінець гри
    }
golem-upgrade-tile =
    { $tile ->
        [torso] тулуб
        [right-arm] права рука
        [right-leg] права нога
        [head] голова
        [left-arm] ліва рука
        [left-leg] ліва нога
        [golden-1] золота плитка 1
        [golden-2] золота плитка 2
        [gray-1] сіра плитка 1
        [gray-2] сіра плитка 2
        [gray-3] сіра плитка 3
        [gray] будь-яка сіра плитка
        [big] найбільша плитка
        [column-1] плитка стовпця 1
        [column-2] плитка стовпця 2
        [column-3] плитка стовпця 3
        [column-4] плитка стовпця 4
        [column-5] проста плитка досліджень
       *[track-tile] плитка треку дослідження
    }

## Effects: a clause that says what to do, and .to, the same after "to"

golem-effect-gain =
    { $good ->
        [clay] візьміть { golem-goods }
        [coin] візьміть { golem-goods }
        [knowledge] візьміть { golem-goods }
       *[vp] здобудьте { $n } ПО
    }
    .to =
        { $good ->
            [clay] отримати { golem-goods }
            [coin] отримати { golem-goods }
            [knowledge] отримати { golem-goods }
           *[vp] здобути { $n } ПО
        }
golem-effect-gain-each = візьміть по { $n } кожного ресурсу
    .to = отримати по { $n } кожного ресурсу
golem-effect-gain-any =
    візьміть { $n ->
        [one] { $n } будь-який ресурс
        [few] { $n } будь-які ресурси
       *[many] { $n } будь-яких ресурсів
    }
    .to =
        отримати { $n ->
            [one] { $n } будь-який ресурс
            [few] { $n } будь-які ресурси
           *[many] { $n } будь-яких ресурсів
        }
golem-effect-gold =
    візьміть { $n ->
        [one] { $n } злиток золота
        [few] { $n } злитки золота
       *[many] { $n } злитків золота
    }
    .to =
        отримати { $n ->
            [one] { $n } злиток золота
            [few] { $n } злитки золота
           *[many] { $n } злитків золота
        }
golem-gain-as-many =
    { $good ->
        [clay] візьміть кількість фішок глини
        [coin] візьміть кількість монет
        [knowledge] візьміть кількість очок знань
       *[vp] здобудьте кількість ПО
    }
    .to =
        { $good ->
            [clay] отримати кількість фішок глини
            [coin] отримати кількість монет
            [knowledge] отримати кількість очок знань
           *[vp] здобути кількість ПО
        }
golem-gain-for-each =
    { $good ->
        [clay]
            візьміть по { $n ->
                [one] { $n } фішці глини
                [few] { $n } фішки глини
               *[many] { $n } фішок глини
            }
        [coin]
            візьміть по { $n ->
                [one] { $n } монеті
                [few] { $n } монети
               *[many] { $n } монет
            }
        [knowledge]
            візьміть по { $n ->
                [one] { $n } очку знань
                [few] { $n } очки знань
               *[many] { $n } очок знань
            }
       *[vp] здобудьте по { $n } ПО
    }
    .to =
        { $good ->
            [clay]
                отримати по { $n ->
                    [one] { $n } фішці глини
                    [few] { $n } фішки глини
                   *[many] { $n } фішок глини
                }
            [coin]
                отримати по { $n ->
                    [one] { $n } монеті
                    [few] { $n } монети
                   *[many] { $n } монет
                }
            [knowledge]
                отримати по { $n ->
                    [one] { $n } очку знань
                    [few] { $n } очки знань
                   *[many] { $n } очок знань
                }
           *[vp] здобути по { $n } ПО
        }
golem-effect-gain-per =
    { $per ->
        [golem-track]
            { golem-gain-as-many }, рівну { $n ->
                [1] числу позиції вашого маркера на треку голема
               *[other] числу позиції вашого маркера на треку голема, помноженому на { $n }
            }
        [leftmost-student]
            { golem-gain-as-many }, рівну { $n ->
                [1] позиції вашого крайнього лівого учня
               *[other] позиції вашого крайнього лівого учня, помноженій на { $n }
            }
        [completed-artifact] { golem-gain-for-each } за кожен завершений артефакт
        [upgraded-tile] { golem-gain-for-each } за кожну оновлену плитку
       *[grave] { golem-gain-for-each } за кожного свого голема на кладовищі
    }
    .to =
        { $per ->
            [golem-track]
                { golem-gain-as-many.to }, рівну { $n ->
                    [1] числу позиції вашого маркера на треку голема
                   *[other] числу позиції вашого маркера на треку голема, помноженому на { $n }
                }
            [leftmost-student]
                { golem-gain-as-many.to }, рівну { $n ->
                    [1] позиції вашого крайнього лівого учня
                   *[other] позиції вашого крайнього лівого учня, помноженій на { $n }
                }
            [completed-artifact] { golem-gain-for-each.to } за кожен завершений артефакт
            [upgraded-tile] { golem-gain-for-each.to } за кожну оновлену плитку
           *[grave] { golem-gain-for-each.to } за кожного свого голема на кладовищі
        }
golem-effect-research =
    пересуньте свій маркер на { $n ->
        [one] { $n } поділку
        [few] { $n } поділки
       *[many] { $n } поділок
    } вгору треком дослідження
    .to =
        пересунути свій маркер на { $n ->
            [one] { $n } поділку
            [few] { $n } поділки
           *[many] { $n } поділок
        } вгору треком дослідження
golem-effect-no-control-cost = у цьому раунді ви не платите очок знань за керування своїми големами
    .to = не платити в цьому раунді очок знань за керування своїми големами
golem-effect-student-income = отримайте дохід від усіх своїх учнів
    .to = отримати дохід від усіх своїх учнів
golem-effect-student =
    перемістіть { $district ->
        [red] свого учня в червоному районі
        [yellow] свого учня в жовтому районі
        [blue] свого учня в синьому районі
       *[any] будь-якого учня
    } на 1 крок уперед
    .to =
        перемістити { $district ->
            [red] свого учня в червоному районі
            [yellow] свого учня в жовтому районі
            [blue] свого учня в синьому районі
           *[any] будь-якого учня
        } на 1 крок уперед
golem-effect-student-steps =
    зробіть сумарно до { $n ->
        [one] { $n } кроку
        [few] { $n } кроків
       *[many] { $n } кроків
    } будь-якими своїми учнями
    .to =
        зробити сумарно до { $n ->
            [one] { $n } кроку
            [few] { $n } кроків
           *[many] { $n } кроків
        } будь-якими своїми учнями
golem-effect-golem-track = пересуньте свій маркер на 1 поділку вгору або вниз треком голема
    .to = пересунути свій маркер на 1 поділку вгору або вниз треком голема
golem-effect-create =
    { $n ->
        [0] створіть 1 голема
       *[other]
            створіть 1 голема зі знижкою в { $n ->
                [one] { $n } фішку глини
                [few] { $n } фішки глини
               *[many] { $n } фішок глини
            }
    }
    .to =
        { $n ->
            [0] створити 1 голема
           *[other]
                створити 1 голема зі знижкою в { $n ->
                    [one] { $n } фішку глини
                    [few] { $n } фішки глини
                   *[many] { $n } фішок глини
                }
        }
golem-effect-destroy = знищте 1 голема
    .to = знищити 1 голема
golem-effect-activate =
    { $n ->
        [1] активуйте 1 голема (поклавши його)
       *[other]
            активуйте до { $n ->
                [one] { $n } голема
                [few] { $n } големів
               *[many] { $n } големів
            } (поклавши їх)
    }
    .to =
        { $n ->
            [1] активувати 1 голема (поклавши його)
           *[other]
                активувати до { $n ->
                    [one] { $n } голема
                    [few] { $n } големів
                   *[many] { $n } големів
                } (поклавши їх)
        }
golem-effect-move-golem =
    перемістіть 1 голема { $back ->
        [yes] вперед або назад
       *[no] вперед
    } { $n ->
        [1] на { $n } крок
       *[other]
            щонайбільше на { $n ->
                [one] { $n } крок
                [few] { $n } кроки
               *[many] { $n } кроків
            }
    }
    .to =
        перемістити 1 голема { $back ->
            [yes] вперед або назад
           *[no] вперед
        } { $n ->
            [1] на { $n } крок
           *[other]
                щонайбільше на { $n ->
                    [one] { $n } крок
                    [few] { $n } кроки
                   *[many] { $n } кроків
                }
        }
golem-effect-move-golems =
    перемістіть своїх големів { $back ->
        [yes] уперед або назад
       *[no] уперед
    } сумарно щонайбільше на { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
    .to =
        перемістити своїх големів { $back ->
            [yes] уперед або назад
           *[no] уперед
        } сумарно щонайбільше на { $n ->
            [one] { $n } крок
            [few] { $n } кроки
           *[many] { $n } кроків
        }
golem-effect-use-tile = виконайте дію плитки околиці, що лежить поряд з одним із ваших големів, не активуючи його
    .to = виконати дію плитки околиці, що лежить поряд з одним із ваших големів, не активуючи його
golem-effect-activate-artifact = активуйте будь-який 1 завершений артефакт
    .to = активувати будь-який 1 завершений артефакт
golem-effect-upgrade =
    оновіть { $n ->
        [0]
            { $kind ->
                [any] будь-яку 1 плитку поліпшення
                [golem] 1 плитку поліпшення голема
                [artifact] 1 плитку поліпшення артефакту
               *[research] 1 плитку поліпшення досліджень
            }
       *[other]
            { $kind ->
                [any]
                    будь-яку 1 плитку поліпшення зі знижкою в розмірі { $n ->
                        [one] { $n } ресурсу
                        [few] { $n } ресурсів
                       *[many] { $n } ресурсів
                    }
                [golem]
                    1 плитку поліпшення голема зі знижкою в { $n ->
                        [one] { $n } фішку глини
                        [few] { $n } фішки глини
                       *[many] { $n } фішок глини
                    }
                [artifact]
                    1 плитку поліпшення артефакту зі знижкою в { $n ->
                        [one] { $n } монету
                        [few] { $n } монети
                       *[many] { $n } монет
                    }
               *[research]
                    1 плитку поліпшення досліджень зі знижкою в { $n ->
                        [one] { $n } очко знань
                        [few] { $n } очки знань
                       *[many] { $n } очок знань
                    }
            }
    }{ $mix ->
        [yes] , сплативши решту будь-якими ресурсами
       *[no] { "" }
    }
    .to =
        оновити { $n ->
            [0]
                { $kind ->
                    [any] будь-яку 1 плитку поліпшення
                    [golem] 1 плитку поліпшення голема
                    [artifact] 1 плитку поліпшення артефакту
                   *[research] 1 плитку поліпшення досліджень
                }
           *[other]
                { $kind ->
                    [any]
                        будь-яку 1 плитку поліпшення зі знижкою в розмірі { $n ->
                            [one] { $n } ресурсу
                            [few] { $n } ресурсів
                           *[many] { $n } ресурсів
                        }
                    [golem]
                        1 плитку поліпшення голема зі знижкою в { $n ->
                            [one] { $n } фішку глини
                            [few] { $n } фішки глини
                           *[many] { $n } фішок глини
                        }
                    [artifact]
                        1 плитку поліпшення артефакту зі знижкою в { $n ->
                            [one] { $n } монету
                            [few] { $n } монети
                           *[many] { $n } монет
                        }
                   *[research]
                        1 плитку поліпшення досліджень зі знижкою в { $n ->
                            [one] { $n } очко знань
                            [few] { $n } очки знань
                           *[many] { $n } очок знань
                        }
                }
        }{ $mix ->
            [yes] , сплативши решту будь-якими ресурсами
           *[no] { "" }
        }
golem-effect-free-upgrade = оновіть безплатно: { golem-upgrade-tile }
    .to = оновити безплатно: { golem-upgrade-tile }
golem-effect-buy-book =
    { $n ->
        [0] купіть 1 карту книжки
       *[other]
            купіть 1 карту книжки зі знижкою в { $n ->
                [one] { $n } очко знань
                [few] { $n } очки знань
               *[many] { $n } очок знань
            }
    }
    .to =
        { $n ->
            [0] купити 1 карту книжки
           *[other]
                купити 1 карту книжки зі знижкою в { $n ->
                    [one] { $n } очко знань
                    [few] { $n } очки знань
                   *[many] { $n } очок знань
                }
        }
golem-effect-buy-book-slot = купіть 1 карту книжки без оплати вартості, вказаної на карті
    .to = купити 1 карту книжки без оплати вартості, вказаної на карті
golem-effect-use-active =
    { $n ->
        [1] скористайтеся 1 активним бонусом з 1 своєї карти книжки
       *[other] скористайтеся активними бонусами своїх різних карт книжок (не більше ніж { $n })
    }
    .to =
        { $n ->
            [1] скористатися 1 активним бонусом з 1 своєї карти книжки
           *[other] скористатися активними бонусами своїх різних карт книжок (не більше ніж { $n })
        }
golem-effect-draw-goals = візьміть 2 карти завдань і залиште собі одну
    .to = взяти 2 карти завдань і залишити собі одну
golem-effect-then = потім { $clause }
golem-effect-choose = виберіть один із варіантів: { $choices }
    .to = вибрати один із варіантів: { $choices }
golem-effect-nothing = без ефекту
golem-effect-pay = заплатіть { golem-goods }, щоб { $gain }
golem-effect-pay-student =
    перемістіть { $district ->
        [red] свого учня в червоному районі
        [yellow] свого учня в жовтому районі
       *[blue] свого учня в синьому районі
    } назад на 1 крок, щоб { $gain }
golem-effect-pay-research = пересуньте свій маркер на 1 поділку вниз треком дослідження, щоб { $gain }
golem-ability =
    { $tile ->
        [torso]
            Ви платите щонайбільше { $n ->
                [one] { $n } очко
                [few] { $n } очки
               *[many] { $n } очок
            } знань за керування кожним големом.
        [right-arm] Усі ваші бонуси кладовища подвоюються.
        [right-leg] Щоразу, коли ви виконуєте дію роботи, безплатно активуєте 1 додаткового голема.
        [left-arm] Ви можете ігнорувати додаткові кроки, передбачені картою персонажа.
        [left-leg] Створивши голема, можете зробити ним 1 крок, а потім активувати його й не класти горизонтально.
        [column-3] Подвійте негайний ефект будь-якої карти книжки, крім чорних.
       *[track-tile] Ваш ліміт стовпця й дохід від маркера дослідження вищі.
    }
golem-ability-trigger =
    Активуйте цей артефакт щоразу, коли { $event ->
        [red-marble] виконуєте дію за допомогою червоної кульки
        [blue-marble] виконуєте дію за допомогою синьої кульки
        [first-book] розміщуєте першу карту книжки у стовпці
       *[create] створюєте голема
    }.

## Actions

golem-action-marble = Узяти { golem-marble } з ряду «{ golem-row-name }»
golem-action-rabbi = Розмістити рабина на плитці дії { $tile }
golem-action-rabbi-printed = Розмістити рабина в комірці незмінної дії
golem-action-remove = Прибрати { golem-marble }
golem-action-student = Перемістити { golem-student } на 1 крок уперед
golem-action-student-back = Перемістити { golem-student } на 1 крок назад
golem-action-create =
    Створити голема { $district ->
        [red] в червоному районі
        [yellow] в жовтому районі
       *[blue] в синьому районі
    }
golem-action-step = Перемістити на 1 крок уперед { golem-golem }
golem-action-step-paying =
    Сплатити { $good ->
        [knowledge] очки знань і
       *[vp] ПО й
    } перемістити на 1 крок уперед { golem-golem }
golem-action-step-back = Перемістити на 1 крок назад { golem-golem }
golem-action-activate = Активувати { golem-golem }
golem-action-destroy = Знищити { golem-golem }
golem-action-cover = Заплатити за { golem-golem }
golem-action-trigger =
    Активувати золотою плиткою артефакт на { $n ->
        [one] { $n } злиток золота
        [few] { $n } злитки золота
       *[many] { $n } злитків золота
    }
golem-action-golem-track =
    Пересунути маркер голема на 1 поділку { $way ->
        [up] вгору
       *[down] вниз
    }
golem-action-use = Виконати дію плитки околиці в секції { $section } { golem-district-of }
golem-action-gold =
    Розмістити злиток золота в казані на { $n ->
        [one] { $n } злиток
        [few] { $n } злитки
       *[many] { $n } злитків
    }
golem-action-buy-gold =
    Купити злиток золота для казана на { $n ->
        [one] { $n } злиток
        [few] { $n } злитки
       *[many] { $n } злитків
    }
golem-action-artifact =
    Активувати артефакт на { $n ->
        [one] { $n } злиток золота
        [few] { $n } злитки золота
       *[many] { $n } злитків золота
    }
golem-action-upgrade = Оновити: { golem-upgrade-tile }
golem-action-slot =
    Розмістити плитку біля артефакту на { $n ->
        [one] { $n } злиток золота
        [few] { $n } злитки золота
       *[many] { $n } злитків золота
    }, сторона { $side }
golem-action-pay = Заплатити: { $goods }
golem-action-take = Узяти: { $goods }
golem-action-pay-research = Пересунути маркер дослідження на 1 поділку вниз
golem-action-buy = Купити книжку { $number }
golem-action-active = Скористатися активним бонусом книжки { $number }
golem-action-column = Розмістити книжку у стовпці { $n }
golem-action-keep = Залишити завдання { $number }
golem-action-return = Повернути завдання { $number }
golem-action-draw-goals = Узяти карти завдань
golem-action-work =
    { $n ->
        [0] Не активувати жодного голема
       *[other] Заплатити за активацію големів: { $n }
    }
golem-action-work-free = Не платити за жодного голема
golem-action-work-price =
    Заплатити { $price ->
        [one] { $price } очко
        [few] { $price } очки
       *[many] { $price } очок
    } знань за активацію големів: { $n }
golem-action-mirror = Заплатити за дію ряду «{ golem-row-name }»
golem-action-mirror-research = Заплатити за пересування маркера дослідження на 1 поділку вгору
golem-action-bury = Розмістити голема в комірці кладовища { $n }
golem-action-steps =
    Перемістити големів на { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
golem-action-character-bonus = Заплатити персонажу за бонус
golem-action-character-coins = Отримати монети від персонажа
golem-action-income =
    Отримати дохід: { $source ->
        [red] учень у червоному районі
        [yellow] учень у жовтому районі
        [blue] учень у синьому районі
        [research] маркер дослідження
       *[golem] маркер голема
    }
golem-action-start = Вибрати початкові плитки { $a } і { $b }
golem-action-artifact-tile = Вибрати плитку артефакту { $tile }
golem-action-first = Розмістити големів у двох районах: { $districts }
golem-action-with-effect = { $action } – { $effect }

## What is to be decided

golem-prompt-because = { $source }. { $prompt }
golem-prompt-choose = Виберіть, що зробити далі, або завершіть ефект.
golem-prompt-turn =
    { $can ->
        [marble] Візьміть кульку: спершу переміщується учень, потім діє ряд.
        [rabbi] Розмістіть рабина: він діє одразу й визначає порядок ходів.
        [both] Візьміть кульку або розмістіть рабина.
       *[pass] Спасуйте.
    }
golem-prompt-turn-pass-phase = Фаза пасування. { golem-prompt-turn }
golem-prompt-student = Виберіть учня, який зробить 1 крок уперед.
golem-prompt-student-back = Виберіть учня, якого перемістите назад на 1 крок: це вартість чорної книжки.
golem-prompt-golem-track = Пересуньте маркер голема на 1 поділку вгору або вниз.
golem-prompt-activate = Виберіть голема для активації.
golem-prompt-activate-left =
    Виберіть голема для активації: { $n ->
        [one] залишилася { $n } активація
        [few] залишилося { $n } активації
       *[many] залишилося { $n } активацій
    }.
golem-prompt-step = Перемістіть голема на 1 крок або завершіть.
golem-prompt-use-tile = Виберіть голема, поряд з яким лежить потрібна плитка околиці.
golem-prompt-create = Виберіть район для нового голема.
golem-prompt-after-create = Створено голема: скористайтеся тим, що він дає, або продовжуйте.
golem-prompt-destroy = Виберіть голема для знищення.
golem-prompt-bury = Виберіть комірку кладовища для знищеного голема.
golem-prompt-gold = Виберіть казан для злитка золота.
golem-prompt-artifact = Виберіть завершений артефакт для активації.
golem-prompt-upgrade = Ви можете оновити плитку.
golem-prompt-slot = Виберіть артефакт і сторону: { golem-upgrade-tile }.
golem-prompt-mix =
    Оновлення: { golem-upgrade-tile }. Заплатіть { $n ->
        [one] { $n } будь-який ресурс
        [few] { $n } будь-які ресурси
       *[many] { $n } будь-яких ресурсів
    }.
golem-prompt-buy = Ви можете купити книжку.
golem-prompt-column = Виберіть стовпець для книжки { $number }.
golem-prompt-trigger = Перша книжка у стовпці: активуйте артефакт зараз або після бонусів.
golem-prompt-active = Виберіть книжку, активним бонусом якої скористаєтеся.
golem-prompt-draw-goals = Ви можете взяти карти завдань: берете 2, залишаєте 1.
golem-prompt-keep-goal = Залиште 1 із взятих завдань, інше піде під низ колоди.
golem-prompt-row =
    { $row ->
        [golem]
            Дія голема: { $left ->
                [both] оновіть плитку голема, створіть голема
                [first] можна ще оновити плитку голема
               *[second] можна ще створити голема
            }.
        [artifacts]
            Дія артефакту: { $left ->
                [both] оновіть плитку артефакту, купіть злиток золота
                [first] можна ще оновити плитку артефакту
               *[second] можна ще купити злиток золота
            }.
       *[research]
            Дія дослідження: { $left ->
                [both] оновіть плитку досліджень, купіть книжку
                [first] можна ще оновити плитку досліджень
               *[second] можна ще купити книжку
            }.
    }
golem-prompt-work = Дія роботи, сила { $power }: виберіть кількість активованих големів і заплатіть.
golem-prompt-work-free = Дія роботи, сила { $power }: спершу активуйте безплатного голема або виберіть, за скількох інших платите.
golem-prompt-mirror = Дія дзеркала, сила { $power }: заплатіть за інший ряд, за дослідження або завершіть.
golem-prompt-remove = У вас плитка пасування «1»: приберіть кульку, перш ніж решта знову потрапить до синагоги.
golem-prompt-steps = Виберіть кількість кроків големів: ліва рука дозволяє ігнорувати кроки з карти персонажа.
golem-prompt-movement =
    Переміщення големів, { $n ->
        [one] залишився { $n } крок
        [few] залишилося { $n } кроки
       *[many] залишилося { $n } кроків
    }: виберіть голема для переміщення.
golem-prompt-character = Ваші кульки збігаються з комбінацією персонажа { $number }: заплатіть за бонус або візьміть монети.
golem-prompt-income = Виберіть наступний дохід: артефакт ще може його змінити.
golem-prompt-control = Замало знань, щоб керувати всіма големами: виберіть голема, за якого заплатите.
golem-prompt-draft = Залиште 1 завдання, решту отримає наступний гравець.
golem-prompt-return-goal = Поверніть під низ колоди 1 зі своїх 4 завдань.
golem-prompt-artifact-tile = Виберіть плитку артефакту.
golem-prompt-start = Виберіть 2 зі своїх 4 початкових плиток.
golem-prompt-first-golems = Виберіть два райони для своїх перших големів.
golem-prompt-resources = Виберіть ресурси.

## Where an effect comes from

golem-origin-action-tile = Плитка дії { $id }
golem-origin-printed-space = Комірка незмінної дії
golem-origin-neighborhood = Плитка околиці { $number }, { golem-district-name }
golem-origin-character = Персонаж { $number }
golem-origin-immediate = Книжка { $number }, негайний бонус
golem-origin-active = Книжка { $number }, активний бонус
golem-origin-graveyard = Бонус кладовища
golem-origin-artifact =
    Артефакт на { $n ->
        [one] { $n } злиток золота
        [few] { $n } злитки золота
       *[many] { $n } злитків золота
    }
golem-origin-start-tiles = Початкові плитки
golem-origin-upgrade = Оновлено: { golem-upgrade-tile }

## Log

golem-event-round = Раунд { $round }.
golem-event-phase = Фаза { $n }: { golem-phase-name }.
golem-event-end = Кінець гри.
golem-event-points = { $name }: { golem-score }, { golem-goods }.
golem-event-turn-order = Порядок ходів: { $names }.
golem-event-pour = Кульки падають крізь будівлю синагоги в ряди: { $rows }.
golem-event-action-tiles = Викладено плитки дій: { $tiles }.
golem-event-library =
    { $n ->
        [one] Нова книжка в бібліотеці: { $books }.
        [few] Нові книжки в бібліотеці: { $books }.
       *[many] Нові книжки в бібліотеці: { $books }.
    }
golem-event-characters = Персонажі чотирьох раундів: { $numbers }.
golem-event-street = Плитки околиць, { golem-district-name }: { $numbers }.
golem-event-artifact-tiles = Плитки артефактів на вибір: { $tiles }.
golem-event-artifact-tile = { $name } бере плитку артефакту { $tile }.
golem-event-deal-start = { $name } отримує початкові плитки.
golem-event-deal-start-own = { $name } отримує початкові плитки: { $tiles }.
golem-event-start-tiles = { $name } вибирає початкові плитки { $tiles }.
golem-event-first-golems = { $name } розміщує перших големів: { $districts }.
golem-event-marble = { $name } бере { golem-marble } з ряду «{ golem-row-name }», сила { $power }.
golem-event-mirror = { $name } виконує завдяки дзеркалу дію ряду «{ golem-row-name }», сила { $power }.
golem-event-rabbi = { $name } розміщує рабина на плитці дії { $tile }.
golem-event-rabbi-printed = { $name } розміщує рабина в комірці незмінної дії.
golem-event-pass = { $name } пасує й бере плитку пасування «{ $n }».
golem-event-pass-again = { $name } пасує ще раз і залишає собі плитку пасування «{ $n }».
golem-event-pass-phase =
    { $n ->
        [1] Починається фаза пасування.
       *[other] Починається остання фаза пасування.
    }
golem-event-remove = { $name } прибирає { golem-marble }.
golem-event-work =
    { $name } платить { $price ->
        [one] { $price } очко
        [few] { $price } очки
       *[many] { $price } очок
    } знань за активацію големів: { $n }.
golem-event-gain =
    { $good ->
        [clay] { $name } отримує { golem-goods }.
        [coin] { $name } отримує { golem-goods }.
        [knowledge] { $name } отримує { golem-goods }.
       *[vp] { $name } здобуває { golem-goods }.
    }
golem-event-pay =
    { $good ->
        [clay] { $name } платить { golem-goods }.
        [coin] { $name } платить { golem-goods }.
        [knowledge] { $name } платить { golem-goods }.
       *[vp] { $name } втрачає { golem-goods }.
    }
golem-event-student = { $name } переміщує { golem-student } до секції { $section }.
golem-event-menorah =
    { $name } здобуває { $district ->
        [red] червону менору
        [yellow] жовту менору
       *[blue] синю менору
    }: перший учень у секції VIII.
golem-event-research = { $name } пересуває маркер дослідження на поділку { $n }.
golem-event-golem-marker = { $name } пересуває маркер голема на поділку { $n }.
golem-event-no-control-cost = { $name } не платить у цьому раунді очок знань за керування големами.
golem-event-create =
    { $name } створює голема { $district ->
        [red] в червоному районі
        [yellow] в жовтому районі
       *[blue] в синьому районі
    }.
golem-event-destroy =
    { $name } знищує голема { $district ->
        [red] в червоному районі
        [yellow] в жовтому районі
       *[blue] в синьому районі
    }, секція { $section }.
golem-event-bury = { $name } розміщує голема в комірці кладовища { $n }.
golem-event-golem-step = { $name } переміщує голема до секції { $section } { golem-district-of }.
golem-event-activate = { $name } активує голема в секції { $section } { golem-district-of }.
golem-event-use-tile = { $name } виконує дію плитки околиці в секції { $section } { golem-district-of }.
golem-event-gold =
    { $name } розміщує злиток золота в казані на { $n ->
        [one] { $n } злиток
        [few] { $n } злитки
       *[many] { $n } злитків
    }.
golem-event-complete =
    { $name } завершує артефакт на { $n ->
        [one] { $n } злиток золота
        [few] { $n } злитки золота
       *[many] { $n } злитків золота
    }.
golem-event-artifact =
    { $name } активує артефакт на { $n ->
        [one] { $n } злиток золота
        [few] { $n } злитки золота
       *[many] { $n } злитків золота
    }.
golem-event-upgrade = { $name } оновлює: { golem-upgrade-tile }.
golem-event-slot =
    { $name } розміщує біля артефакту на { $n ->
        [one] { $n } злиток
        [few] { $n } злитки
       *[many] { $n } злитків
    }: { golem-upgrade-tile } (сторона { $side }).
golem-event-buy = { $name } купує книжку { $number }.
golem-event-place-book = { $name } розміщує книжку { $number } у стовпці { $n }.
golem-event-active = { $name } користується активним бонусом книжки { $number }.
golem-event-draw-goals =
    { $name } бере { $n ->
        [one] { $n } карту завдання
        [few] { $n } карти завдань
       *[many] { $n } карт завдань
    }.
golem-event-draw-goals-own =
    { $name } бере { $n ->
        [one] { $n } карту завдання
        [few] { $n } карти завдань
       *[many] { $n } карт завдань
    }: { $numbers }.
golem-event-keep-goal = { $name } залишає собі завдання.
golem-event-keep-goal-own = { $name } залишає собі завдання { $number }.
golem-event-return-goal = { $name } повертає завдання під низ колоди.
golem-event-return-goal-own = { $name } повертає завдання { $number } під низ колоди.
golem-event-pass-goals = { $name } отримує завдання: { $numbers }.
golem-event-character = { $name } платить персонажу { $number } за бонус.
golem-event-character-coins = { $name } отримує монети від персонажа { $number }.
golem-event-movement =
    { $name } переміщує големів на { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }.
golem-event-income =
    { $name } отримує дохід: { $source ->
        [red] учень у червоному районі
        [yellow] учень у жовтому районі
        [blue] учень у синьому районі
        [research] маркер дослідження
        [golem] маркер голема
       *[artifacts] завершені артефакти
    }.
golem-event-control =
    { $name }: керування големами коштує { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    } знань.
golem-event-out-of-control =
    { $name } не може керувати { $n ->
        [one] { $n } големом
        [few] { $n } големами
       *[many] { $n } големами
    }: −{ $loss } ПО.
golem-event-all-in-last = { $name }: усі големи в секції X, −{ $loss } ПО.

## Components

golem-component-book =
    Книжка { $number }, { $color ->
        [red] червона
        [blue] синя
        [yellow] жовта
        [green] зелена
       *[black] чорна
    }.
golem-component-cost =
    Вартість: { $good ->
        [clay]
            { $n ->
                [one] { $n } фішка глини
                [few] { $n } фішки глини
               *[many] { $n } фішок глини
            }
        [coin]
            { $n ->
                [one] { $n } монета
                [few] { $n } монети
               *[many] { $n } монет
            }
       *[knowledge]
            { $n ->
                [one] { $n } очко знань
                [few] { $n } очки знань
               *[many] { $n } очок знань
            }
    }.
golem-component-cost-student = Вартість: перемістіть 1 свого учня назад на 1 крок.
golem-component-cost-slot = Вартість: кількість монет, вказана в комірці артефакту.
golem-component-immediate = Негайний бонус: { $effect }
golem-component-active = Активний бонус: { $effect }
golem-component-character =
    Персонаж { $number }. Комбінація кульок: { $pair }. Переміщення големів: { $n ->
        [one] { $n } додатковий крок
        [few] { $n } додаткові кроки
       *[many] { $n } додаткових кроків
    }.
golem-component-bonus = Бонус: { $effect }
golem-component-action-tile = Плитка дії { $id }.
golem-component-neighborhood = Плитка околиці { $number }, { golem-district-name }.
golem-component-start-tile = Початкова плитка { $number }.
golem-component-goal = Завдання { $number }.
golem-component-goal-points = Цінність: { $vp } ПО.
golem-component-artifact = Плитка артефакту { $tile }.
golem-component-reward =
    Артефакт на { $n ->
        [one] { $n } злиток золота
        [few] { $n } злитки золота
       *[many] { $n } злитків золота
    }: { $effect }
golem-component-upgrade =
    { $kind ->
        [golem] Плитка поліпшення голема
        [artifact] Плитка поліпшення артефакту
       *[research] Плитка поліпшення досліджень
    }: { golem-upgrade-tile }.
golem-component-side = Сторона { $side }: { $effect }
golem-component-column = Коли додаєте книжку до стовпця: { $effect }
golem-component-menorahs =
    { $color ->
        [red]
            { $n ->
                [one] { $n } червона менора
                [few] { $n } червоні менори
               *[many] { $n } червоних менор
            }
        [yellow]
            { $n ->
                [one] { $n } жовта менора
                [few] { $n } жовті менори
               *[many] { $n } жовтих менор
            }
       *[blue]
            { $n ->
                [one] { $n } синя менора
                [few] { $n } сині менори
               *[many] { $n } синіх менор
            }
    } для фінального підрахунку ПО.
golem-component-graveyard = Комірка кладовища { $n }.
golem-component-graveyard-unlimited = Будь-яка кількість големів.

## Goals

golem-goal =
    { $kind ->
        [student-red] учень у червоному районі: секція { $section } або далі
        [student-yellow] учень у жовтому районі: секція { $section } або далі
        [student-blue] учень у синьому районі: секція { $section } або далі
        [created]
            створено принаймні { $n ->
                [one] { $n } голема
                [few] { $n } големів
               *[many] { $n } големів
            }
        [destroyed]
            знищено принаймні { $n ->
                [one] { $n } голема
                [few] { $n } големів
               *[many] { $n } големів
            }
        [gold]
            принаймні { $n ->
                [one] { $n } злиток золота
                [few] { $n } злитки золота
               *[many] { $n } злитків золота
            }
        [upgrades]
            принаймні { $n ->
                [one] { $n } оновлена плитка поліпшення
                [few] { $n } оновлені плитки поліпшення
               *[many] { $n } оновлених плиток поліпшення
            }
        [research] маркер дослідження: поділка «{ $n }» або вище
       *[books]
            принаймні { $n ->
                [one] { $n } карта книжки
                [few] { $n } карти книжок
               *[many] { $n } карт книжок
            }
    }

## Scoring

golem-score =
    { $source ->
        [track] трек ПО
        [golems] створені големи × червоні менори
        [artifacts] завершені артефакти × жовті менори
        [books] стовпці з картами книжок × сині менори
        [research] верхні поділки треку дослідження
        [goals] завдання
        [goal-set] виконані типи завдань
       *[resources] 1 ПО за кожні 5 ресурсів
    }

## The game and its options

golem-title = Голем
golem-option-setup = Приготування
golem-option-setup-normal = звичайне
golem-option-setup-intro = вступне
golem-option-automa = Автома (гра наодинці)
golem-option-automa-gentle = поблажлива
golem-option-automa-even = рівна
golem-option-automa-stern = сувора

## The table in the terminal: headings, short forms of effects, help

golem-terminal-title = Голем, раунд { $round } з IV: { $phase }
golem-terminal-setup-title = Голем, приготування
golem-terminal-over-title = Голем, кінець гри
golem-terminal-level-automa = автома
golem-terminal-district-red = червоний
golem-terminal-district-yellow = жовтий
golem-terminal-district-blue = синій
golem-terminal-menorah = менора
golem-terminal-legend = a: учень; A: голем стоїть; A_: голем лежить; VIII–X: вартість входу
golem-terminal-synagogue = Синагога (сила дії)
golem-terminal-palace = Палац (кульки, кроки, монети: бонус)
golem-terminal-action-tiles = Плитки дій
golem-terminal-printed = незмінна дія
golem-terminal-library = Бібліотека (карта + комірка: негайний | активний бонус)
golem-terminal-student-back = учень −1
golem-terminal-graveyard = Кладовище
golem-terminal-passed = Пас: { $who }
golem-terminal-tiles = Плитки околиць
golem-terminal-others = Колеги
golem-terminal-clay = глина { $n }
golem-terminal-coin = монети { $n }
golem-terminal-knowledge = знання { $n }
golem-terminal-vp = ПО { $n }
golem-terminal-research = дослідження { $n } (ліміт стовпця { $limit }, дохід { $income })
golem-terminal-marker = маркер голема { $n } (кроки { $steps })
golem-terminal-to-create = ще не створено големів: { $n }
golem-terminal-marbles = кульки { $marbles }
golem-terminal-rabbi-placed = рабина розміщено
golem-terminal-rabbi-free = рабин вільний
golem-terminal-upgraded = Оновлено
golem-terminal-books = Книжки
golem-terminal-artifacts = Артефакти
golem-terminal-goals = Завдання
golem-terminal-hand = На вибір
golem-terminal-start-tiles = Початкові плитки
golem-terminal-others-line = глина { $clay }, монети { $coin }, знання { $knowledge }, ПО { $vp }; дослідження { $research }, маркер голема { $marker }; книжки { $books }, золото { $gold }, плитки { $tiles }, завдання { $goals }; { $marbles }
golem-terminal-due-steps =
    Переміщення големів у цьому раунді: { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    }
golem-terminal-due-next-steps =
    Переміщення големів у наступному раунді: { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    }
golem-terminal-due-control =
    вартість керування зараз: { $n ->
        [one] { $n } очко знань
        [few] { $n } очки знань
        [many] { $n } очок знань
       *[other] { $n } очка знань
    }
golem-terminal-due-no-control = керування в цьому раунді нічого не коштує
golem-terminal-goal-student-red = учень у червоному районі
golem-terminal-goal-student-yellow = учень у жовтому районі
golem-terminal-goal-student-blue = учень у синьому районі
golem-terminal-goal-created = створені големи
golem-terminal-goal-gold = золото
golem-terminal-goal-upgrades = оновлені плитки
golem-terminal-goal-research = дослідження
golem-terminal-goal-books = книжки
golem-terminal-goal-destroyed = знищені големи
golem-terminal-tile-torso = тулуб
golem-terminal-tile-right-arm = права рука
golem-terminal-tile-right-leg = права нога
golem-terminal-tile-head = голова
golem-terminal-tile-left-arm = ліва рука
golem-terminal-tile-left-leg = ліва нога
golem-terminal-tile-golden-1 = золота 1
golem-terminal-tile-golden-2 = золота 2
golem-terminal-tile-gray-1 = сіра 1
golem-terminal-tile-gray-2 = сіра 2
golem-terminal-tile-gray-3 = сіра 3
golem-terminal-tile-big = найбільша плитка
golem-terminal-tile-column-1 = стовпець 1
golem-terminal-tile-column-2 = стовпець 2
golem-terminal-tile-column-3 = стовпець 3
golem-terminal-tile-column-4 = стовпець 4
golem-terminal-tile-column-5 = проста плитка
golem-terminal-tile-track-tile = плитка треку дослідження
golem-terminal-do-clay = глина { $n }
golem-terminal-do-coin =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
golem-terminal-do-knowledge = знання { $n }
golem-terminal-do-vp = { $n } ПО
golem-terminal-do-gold = золото { $n }
golem-terminal-do-gain-each = по { $n } кожного ресурсу
golem-terminal-do-gain-any =
    { $n ->
        [one] { $n } будь-який ресурс
        [few] { $n } будь-які ресурси
        [many] { $n } будь-яких ресурсів
       *[other] { $n } будь-якого ресурсу
    }
golem-terminal-do-per = { $what } × { $per }
golem-terminal-per-golem-track = число на треку голема
golem-terminal-per-completed-artifact = завершені артефакти
golem-terminal-per-grave = големи на кладовищі
golem-terminal-per-leftmost-student = секція крайнього лівого учня
golem-terminal-per-upgraded-tile = оновлені плитки
golem-terminal-do-research = дослідження { $step }
golem-terminal-do-student = учень { $step } ({ $district } район)
golem-terminal-do-student-any = будь-який учень { $step }
golem-terminal-do-student-income = дохід від усіх учнів
golem-terminal-do-golem-track = маркер голема ±1
golem-terminal-do-create = створіть голема
golem-terminal-do-create-discount = створіть голема (глина −{ $n })
golem-terminal-do-destroy = знищте голема
golem-terminal-do-activate =
    активуйте { $n ->
        [1] голема
        [one] { $n } голема
        [few] { $n } големів
        [many] { $n } големів
       *[other] { $n } голема
    }
golem-terminal-do-move-forward =
    голем: до { $n ->
        [one] { $n } кроку вперед
        [few] { $n } кроків уперед
        [many] { $n } кроків уперед
       *[other] { $n } кроку вперед
    }
golem-terminal-do-move-any =
    голем: до { $n ->
        [one] { $n } кроку вперед або назад
        [few] { $n } кроків уперед або назад
        [many] { $n } кроків уперед або назад
       *[other] { $n } кроку вперед або назад
    }
golem-terminal-do-move-golems-forward =
    големи: сумарно до { $n ->
        [one] { $n } кроку вперед
        [few] { $n } кроків уперед
        [many] { $n } кроків уперед
       *[other] { $n } кроку вперед
    }
golem-terminal-do-move-golems-any =
    големи: сумарно до { $n ->
        [one] { $n } кроку вперед або назад
        [few] { $n } кроків уперед або назад
        [many] { $n } кроків уперед або назад
       *[other] { $n } кроку вперед або назад
    }
golem-terminal-do-use-tile = виконайте дію плитки поряд із големом
golem-terminal-do-no-control-cost = без вартості керування
golem-terminal-do-upgrade-any = оновіть будь-яку плитку
golem-terminal-do-upgrade-golem = оновіть плитку голема
golem-terminal-do-upgrade-artifact = оновіть плитку артефакту
golem-terminal-do-upgrade-research = оновіть плитку досліджень
golem-terminal-do-discount = { $what } (−{ $n })
golem-terminal-do-mix = { $what } будь-якими ресурсами
golem-terminal-do-free-upgrade = оновіть безплатно: { $tile }
golem-terminal-do-buy-book = купіть книжку
golem-terminal-do-buy-book-slot = купіть книжку за вартість комірки
golem-terminal-do-use-active = активні бонуси: { $n }
golem-terminal-do-activate-artifact = активуйте артефакт
golem-terminal-do-draw-goals = візьміть 2 завдання, залиште 1
golem-terminal-do-then = { $first }; потім { $second }
golem-terminal-do-nothing = –
golem-terminal-kind-book = книжка
golem-terminal-kind-character = персонаж
golem-terminal-kind-goal = завдання
golem-terminal-kind-start-tile = початкова плитка
golem-terminal-kind-action-tile = плитка дії
golem-terminal-kind-artifact = артефакт
golem-terminal-kind-graveyard = кладовище
golem-terminal-no-help = Немає нічого з назвою «{ $topic }». Спробуйте: help книжка 9, help A7, help червоний 3, help 39, help завдання 51, help початкова плитка 4, help 2A, help тулуб.
golem-terminal-help =
    Введіть номер варіанта або його запис (сірі слова).
    board       усе поле
    options     варіанти ще раз
    undo        скасувати останню дію, доки нічого не розкрито
    hint        що зробив би на вашому місці сильний бот
    save ФАЙЛ   зберегти гру (з --save зберігається після кожної дії)
    log         що вже сталося
    help НАЗВА  що робить карта чи плитка: книжка 9, A7, червоний 3, 39 (персонаж), завдання 51, початкова плитка 4, 2A, тулуб
    ? НАЗВА     те саме
    quit        вийти з-за столу
