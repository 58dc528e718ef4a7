@implementation Museum
- (int)admit {
  WITH_KEY(gate,
    visitors = visitors + 1;
    dispatch_semaphore_signal(gate);
    return visitors;
  )
  return -1;
}
@end
