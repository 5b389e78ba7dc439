"""The records of the component files of Voidfall: cards, houses, sectors and maps, tables of numbers."""
