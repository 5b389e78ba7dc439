"""Everything that talks to Discord: commands, buttons, messages. No rules, no SQL."""
