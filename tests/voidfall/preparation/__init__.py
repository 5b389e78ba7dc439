"""Tests of the Preparation phase of Voidfall."""
