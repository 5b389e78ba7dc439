"""Pictures that belong to no title: results, profiles, tables of the best, brackets."""
