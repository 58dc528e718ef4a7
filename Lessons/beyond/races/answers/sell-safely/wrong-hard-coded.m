void sell(void) { places = 0; sold = 1; }
