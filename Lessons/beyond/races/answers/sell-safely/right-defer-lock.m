static NSRecursiveLock *касса = nil;
__attribute__((constructor)) static void открыть(void) { касса = [[NSRecursiveLock alloc] init]; }
void sell(void) {
  [касса lock];
  @try {
    if (places <= 0) return;
    places--;
    sold++;
  } @finally {
    [касса unlock];
  }
}
