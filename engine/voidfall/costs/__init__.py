"""Costs in two passes: what cannot be paid and why (`payable`), then payment (`pay`)."""
