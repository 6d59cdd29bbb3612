"""The list of campaigns."""

from campaigns.bots import bots
from campaigns.campaign import Campaign
from campaigns.chaos import chaos
from campaigns.flood import flood
from campaigns.hostile import hostile
from campaigns.kill import kill
from campaigns.leaks import leaks
from campaigns.museum import museum
from campaigns.soak import soak
from campaigns.wide import wide

CAMPAIGNS = {
    campaign.name: campaign
    for campaign in (
        Campaign(
            "kill",
            "A server with SQLite is killed with `kill -9` while people act at its tables. Every action "
            "that was acknowledged must be there afterwards, once and unchanged, and every view be the "
            "one that was shown.",
            "kills",
            100,
            2,
            kill,
        ),
        Campaign(
            "chaos",
            "Two server processes on one PostgreSQL, and players who go on now over the one and now over "
            "the other, while processes are killed, the database is restarted, closes its connections, "
            "answers late or not at all, cannot write, or what one process hears of the other falls "
            "silent. What was acknowledged must be there in both processes afterwards, and both must say "
            "that they are well again.",
            "troubles",
            70,
            2,
            chaos,
        ),
        Campaign(
            "hostile",
            "Requests and messages made from valid ones (parts changed, removed, doubled, of the wrong "
            "type, cut, for other seats, said again), deep JSON and random bytes, from a new address for "
            "each connection, to a server with its usual limits. None may be answered by a failure or "
            "change a table of somebody else; an honest player acts throughout.",
            "messages",
            1_000_000,
            400,
            hostile,
        ),
        Campaign(
            "leaks",
            "Whole games of several people over HTTP and sockets, with previews, hints, undo, open seats, "
            "spectators and requests for what is closed while a game is on. Every state must be what the "
            "rules let its seat know at that moment, and no other byte, nor what the server prints, may "
            "hold a draw or a key that is none of its receiver's business. In each round, two games that "
            "differ only in what a guest cannot know are followed, and must give the guest and a "
            "spectator the same bytes.",
            "rounds",
            60,
            2,
            leaks,
        ),
        Campaign(
            "flood",
            "An honest player acts at a steady pace while others send requests, open sockets, storm them "
            "with messages and hold connections that never come to an end: first from one address, then "
            "from a new one for each connection. The server has its usual limits. The honest player's "
            "wait is compared with that in the quiet before.",
            "seconds, a third of them quiet",
            180,
            3,
            flood,
        ),
        Campaign(
            "bots",
            "A person plays with a master who may think for a second, first alone, then beside tables of "
            "three masters each who may think for a minute, and whose people keep them thinking. Measured "
            "is from the moment the honest table's bot has a decision until everybody sees what it "
            "decided.",
            "greedy tables",
            50,
            2,
            bots,
        ),
        Campaign(
            "soak",
            "Random games of both kinds with all numbers of players, set-ups, variants and modules. "
            "Components and options are checked at the decisions, and at one in fifty the state goes "
            "there and back as a copy, a position, a save, the views of all seats and an action taken "
            "back.",
            "decisions",
            1_000_000,
            3_000,
            soak,
        ),
        Campaign(
            "museum",
            "Every save and database that earlier versions left is opened with the present one and played "
            "on.",
            "times that each of them is opened",
            100,
            1,
            museum,
        ),
        Campaign(
            "wide",
            "One and two server processes on one PostgreSQL, each with players of its own on the same "
            "machine; the memory of an open table and of a socket; and a database with very many stored "
            "tables, copies of some that were really played at: how long a server takes to start on it "
            "and to open one of them.",
            "stored tables",
            100_000,
            400,
            wide,
        ),
    )
}
