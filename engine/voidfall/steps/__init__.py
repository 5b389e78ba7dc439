"""The numbers of the steps of each phase (`State.step`), and how a phase begins."""
