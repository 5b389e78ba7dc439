"""What people see and press: panels, public messages, hands, and the one door through which messages leave."""
