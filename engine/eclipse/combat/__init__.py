"""The combat phase: battles, reputation, and what follows the last battle."""
