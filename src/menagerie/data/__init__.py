"""Games as data: recorded by the million, written as Parquet."""
