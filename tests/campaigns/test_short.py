"""A short form of every campaign: nothing must be wrong, whatever the figures are on a busy machine."""

from pathlib import Path

import pytest

from campaigns.all import CAMPAIGNS
from campaigns.campaign import Campaign, Run, carry_out
from tests.server import postgres

NEEDS_POSTGRES = {"chaos", "wide"}


@pytest.mark.parametrize("campaign", CAMPAIGNS.values(), ids=CAMPAIGNS)
def test_the_short_form_finds_nothing_wrong(campaign: Campaign, tmp_path: Path) -> None:
    if campaign.name in NEEDS_POSTGRES and postgres.binaries() is None:
        postgres.install()
        if postgres.binaries() is None:
            pytest.skip("PostgreSQL is not installed")
    run = Run(campaign.short, 1, tmp_path, short=True)
    report = carry_out(campaign, run)
    assert report.faults == []
    assert run.done >= campaign.short
    assert report.figures
