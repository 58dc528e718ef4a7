@implementation Museum
- (int)admit { int n = 0; dispatch_semaphore_wait(gate, DISPATCH_TIME_FOREVER); WITH_KEY(gate, n = ++visitors) return n; }
@end
