"""The table in the browser: tables, seats, sockets, store and bus."""
