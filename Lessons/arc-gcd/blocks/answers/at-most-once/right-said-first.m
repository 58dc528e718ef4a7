static BOOL isFresh(const long *note) { return *note == 0; }
void atMostOnce(long *записка, void (^приказ)(void)) {
  if (!isFresh(записка)) return;
  *записка |= 1;
  приказ();
}
