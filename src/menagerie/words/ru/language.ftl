# Что нужно от языка каждой игре. `{ "" }` оставляет первую букву как есть.

language-name = Русский
# Игрок без имени; $n считается с 1
language-player = Игрок { $n }
# Чьё это решение, когда решает время
language-table = Стол

## Списки: $some — все имена, кроме последнего

language-comma = { "" }{ $some }, { $last }
language-and = { "" }{ $some } и { $last }
language-or = { "" }{ $some } или { $last }
# Выбор из всего, что есть
language-anything = что угодно
