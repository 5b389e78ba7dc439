"""Building blocks of messages: panels, public messages, hands, and the module through which all messages are sent."""
