"""A synthetic title of the size of the largest that Orrery is to host, for tests and benchmarks."""
