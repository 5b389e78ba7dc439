"""Rule tests of Eclipse, written from the facts; they cite its numbered procedures."""
