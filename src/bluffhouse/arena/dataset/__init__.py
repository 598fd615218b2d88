"""`bluffhouse dataset`: decisions of bots as rows of Parquet files."""
