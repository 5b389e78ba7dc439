"""Pictures: the input is a seat's view, the output an image and its alt text."""
