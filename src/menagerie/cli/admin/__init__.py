"""`menagerie admin`: for whoever runs a server. Works while it runs, but for `restore` and
`move`."""

import typer

from ..gone import removed
from ..place import placed
from .copies import backup, move, restore
from .serving import announce
from .tables import check, end, repair, tables, tidy

app = typer.Typer(
    help="For whoever runs a server: tables, backups, restarts.", no_args_is_help=True
)
for command in (tables, check, repair, end, tidy, announce, backup, restore, move):
    app.command(command.__name__)(placed(command))
removed(
    app,
    "busiest",
    "Запросы по адресам считает журнал вашего прокси; отказы — метрики сервера.",
    "The log of your proxy counts requests by address; the server's metrics count refusals.",
)
