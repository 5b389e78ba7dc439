"""Tests of the Focus phase of Voidfall."""
