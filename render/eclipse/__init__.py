"""Pictures of Eclipse."""
