# Players and places.

vf-seat-0 = Orange
vf-seat-1 = Sky
vf-seat-2 = Green
vf-seat-3 = Rose
vf-sector-at = sector { $place }
