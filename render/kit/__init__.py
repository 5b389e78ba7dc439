"""Drawing tools for every title: fonts, icons, sprites, frames, marks, encoding. Knows no title."""
