"""Tests of what seats see."""
