"""The map of Eclipse: places, wormholes, who may go where."""
