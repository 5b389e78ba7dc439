"""Tests of the set-up of Voidfall."""
