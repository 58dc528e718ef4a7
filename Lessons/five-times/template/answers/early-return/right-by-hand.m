@implementation Museum
- (int)admit {
  if (dispatch_semaphore_wait(gate, dispatch_time(DISPATCH_TIME_NOW, 10 * NSEC_PER_SEC)) != 0)
    [NSException raise:NSInternalInconsistencyException format:@"no key"];
  int n = visitors = visitors + 1;
  dispatch_semaphore_signal(gate);
  return n;
}
@end
