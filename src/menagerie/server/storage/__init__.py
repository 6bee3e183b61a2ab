"""What is kept on disk. It stores values and text, and knows no game and no table."""
