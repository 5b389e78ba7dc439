"""The painter of Solenia."""
