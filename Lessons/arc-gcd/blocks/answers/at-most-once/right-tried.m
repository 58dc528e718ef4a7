//> arc
void atMostOnce(long *note, void (^order)(void)) {
  if (*note == 0) {
    *note = -1;
    order();
  }
}
//> arc
static long n = 0;
//> arc
atMostOnce(&n, ^{ NSLog(@"once"); });
//> arc
atMostOnce(&n, ^{ NSLog(@"twice"); });
//> arc
n
