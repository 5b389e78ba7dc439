"""Tests of the Evaluation phase of Voidfall."""
