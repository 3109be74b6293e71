"""How fast the games run, measured beside Catanatron in one run; `make bench`."""
