void atMostOnce(long *note, void (^order)(void)) { if (*note == 0) order(); *note = *note + 1; if (*note > 5) *note = 0; }
