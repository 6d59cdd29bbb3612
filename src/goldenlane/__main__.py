"""The command ``goldenlane``, also ``python -m goldenlane``: it needs the extra ``table``."""

import sys


def main() -> None:
    """Run the command, or say in one line what has to be installed first."""
    try:
        from goldenlane.cli import main as command

        command()
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "goldenlane"):
            raise
        print(
            f"error: the command goldenlane needs {missing}: pip install 'goldenlane[table]'", file=sys.stderr
        )
        sys.exit(2)


if __name__ == "__main__":
    main()
