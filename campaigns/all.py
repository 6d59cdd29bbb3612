"""The list of campaigns."""

from campaigns.campaign import Campaign
from campaigns.kill import kill

CAMPAIGNS = {
    campaign.name: campaign
    for campaign in (
        Campaign(
            "kill",
            "A server with SQLite is killed with `kill -9` while people act at its tables. Every action that was "
            "acknowledged must be there afterwards, once and unchanged, and every view be the one that was shown.",
            "kills",
            100,
            2,
            kill,
        ),
    )
}
