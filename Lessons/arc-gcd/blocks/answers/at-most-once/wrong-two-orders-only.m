void atMostOnce(long *note, void (^order)(void)) { static int n; if (*note == 0 && n < 2) { *note = 1; n++; order(); } }
