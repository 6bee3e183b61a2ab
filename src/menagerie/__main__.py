from menagerie.cli import main

main()
