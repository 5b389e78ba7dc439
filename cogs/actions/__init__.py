"""What people can do: each action once, whether a button, a form or a command asks for it. `registry.py` lists them."""
