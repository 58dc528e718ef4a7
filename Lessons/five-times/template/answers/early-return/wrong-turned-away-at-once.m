// mistake=none
@implementation Museum
- (int)admit {
  if (dispatch_semaphore_wait(gate, DISPATCH_TIME_NOW) != 0) {
    [NSException raise:NSInternalInconsistencyException format:@"full"];
  }
  visitors = visitors + 1;
  int number = visitors;
  dispatch_semaphore_signal(gate);
  return number;
}
@end
