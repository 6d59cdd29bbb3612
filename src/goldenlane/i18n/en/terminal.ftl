## The table in the terminal: what it says, whatever is played

terminal-order = Turn order: { $order }
terminal-letter-red = R
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-letter-blue = B
terminal-letter-white = W
terminal-letter-black = K
terminal-you = you
terminal-level-random = random
terminal-level-beginner = beginner
terminal-level-apprentice = apprentice
terminal-level-master = master
terminal-since = Since your last decision:
terminal-hand-over = { $name } is next. Pass the screen to { $name } and press Enter.
terminal-unknown = “{ $text }” is neither an option number nor a command (type help for a list).
terminal-no-option = There is no option { $n }; the last one is { $count }.
terminal-hint = A good bot would choose { $n }: { $action }
terminal-undone = Undone.
terminal-undo-nothing = You have nothing to undo right now.
terminal-undo-revealed = Hidden information has been revealed since: it cannot be undone.
terminal-undo-chance = Something random has happened since: it cannot be undone.
terminal-undo-rules = The game has gone on under corrected rules since: it cannot be undone.
terminal-rules-changed = The rules have been corrected since this game began. It goes on from here under the corrected rules, and nothing before this point can be taken back.
terminal-undo-acted = { $name } has acted since: it cannot be undone.
terminal-saved = Saved in { $file }.
terminal-where-to-save = Save it where? Type: save FILE
terminal-input-ended = The input ended before the game was over.
terminal-go-on = Continue with: goldenlane play { $game } --save { $file }
terminal-not-saved = The game was not saved; use --save FILE to be able to continue it.
terminal-resumed = Resuming the game from { $file }.
terminal-over = The game is over.
terminal-winner = { $name } wins with { $n } VP.
terminal-winners = { $names } share the victory with { $n } VP.
terminal-score-of = score
terminal-total = total
terminal-place = place
terminal-if-ended = If the game ended now:
terminal-error = error: { $message }
terminal-no-help = There is nothing called “{ $topic }”.
terminal-or = possible: { $options }
terminal-help =
    Type the number of an option, or its notation (the words in gray).
    board       show the whole board
    options     list the options again
    undo        undo your last action, unless something has been revealed since
    hint        what a good bot would do in your place
    save FILE   save the game (with --save it is saved after every action)
    log         show what has happened so far
    help THING  what a card or tile does
    ? THING     the same
    quit        leave the table
