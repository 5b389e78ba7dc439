"""What whole cards say, put together from what their records say (`text`), so that what is read is what happens."""
