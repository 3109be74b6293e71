"""`python -m wartable` is the `wartable` command."""

from wartable.cli import main

if __name__ == "__main__":
    main()
