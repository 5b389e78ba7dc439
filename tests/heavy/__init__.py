"""A synthetic title of the size of the largest planned ones, for tests and benchmarks."""
