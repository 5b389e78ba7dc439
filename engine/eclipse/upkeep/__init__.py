"""The upkeep and cleanup phases."""
