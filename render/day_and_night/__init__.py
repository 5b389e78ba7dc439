"""The painter of Day & Night."""
