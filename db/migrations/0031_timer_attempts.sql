-- Reason: a timer whose work fails waits longer each time, and behind those that never failed.

ALTER TABLE timers ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
