"""The laws that every game keeps, as a pytest plug-in for those who write one.

    pytest --pyargs menagerie.testing --menagerie GAME

runs all of them on a game: an installed one (its id) or the package in a folder (its path).
"""
