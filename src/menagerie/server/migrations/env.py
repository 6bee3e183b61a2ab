"""Alembic runs inside the server's own connection; there is no configuration file."""

from alembic import context

from menagerie.server.storage import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
