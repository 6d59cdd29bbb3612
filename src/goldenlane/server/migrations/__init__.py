"""Steps from one schema of the store to the next, run by Alembic when a server starts."""
