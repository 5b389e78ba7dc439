"""Voidfall: the components and the vocabulary of its cards, compared with the fact sheet."""
