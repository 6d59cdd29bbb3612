"""A reader of content files of its own: sections of rows, one component a row."""

Rows = dict[str, list[dict[str, str]]]


def read(text: str) -> Rows:
    """The rows of every section, each as cells by column."""
    sections: Rows = {}
    section = ""
    columns: list[str] = []
    for raw in text.splitlines():
        line = raw.strip()
        if not line or line[0] == "#":
            continue
        if line[0] == "[":
            section, columns = line.strip("[]"), []
            sections[section] = []
            continue
        cells = [cell.strip() for cell in line.split("|")]
        if columns:
            sections[section].append(dict(zip(columns, cells, strict=True)))
        else:
            columns = cells
    return sections
