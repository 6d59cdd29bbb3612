"""Other programs that people play and study games with: OpenSpiel from Python, PettingZoo's classics."""

from statistics import median

from bench.measuring import PEERS, Row, Settings, peer_python, run, say

PROGRAMS = {
    "open_spiel": ("open_spiel_decisions.py", "OpenSpiel driven by Python"),
    "pettingzoo": ("pettingzoo_steps.py", "PettingZoo"),
}


def rows(settings: Settings) -> list[Row]:
    """Decisions a second of the peers' games, medians of as many runs as ours."""
    found = []
    for peer, (script, said) in PROGRAMS.items():
        python = peer_python(peer)
        if python is None:
            found.append(Row(said, remark="not measured"))
            continue
        say(f"measuring {peer} ...")
        runs = [run(python, str(PEERS / script), str(settings.seconds)) for _ in range(settings.rounds)]
        for game in runs[0]:
            rate = median(float(one[game]) for one in runs)
            found.append(Row(f"{said}, {game}, decisions", "/s", rate))
    return found
