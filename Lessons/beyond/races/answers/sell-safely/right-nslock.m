//> arc
static NSLock *till;
//> arc
till = [[NSLock alloc] init];
//> arc
void sell(void) {
  [till lock];
  if (places > 0) { places--; sold++; }
  [till unlock];
}
