"""City of Lies at the table: moves in words, views, positions, pictures, odds and texts."""
