# What every game needs of a language. `{ "" }` keeps the first letter as it is.

language-name = English
# A player without a name; $n counts from 1
language-player = Player { $n }
# Whose decision it is where time decides
language-table = The table

## Lists: $some is all but the last name

language-comma = { "" }{ $some }, { $last }
language-and = { "" }{ $some } and { $last }
language-or = { "" }{ $some } or { $last }
# A choice of all that there is
language-anything = anything
