"""Eclipse: New Dawn for the Galaxy, first edition: explore, colonise, research and fight over nine rounds."""
