"""Fleet Power, sectors, Corruption, tracks and costs."""
