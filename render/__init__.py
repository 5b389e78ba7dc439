"""Pictures: a seat's view in, an image and its alt text out."""
