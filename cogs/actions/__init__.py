"""What people can do. Each action exists once, whether a button, a form or a command asks for it. `registry.py` lists
them."""
