// after seed 000, on threads, with an NSLock
#import <Foundation/Foundation.h>
static int made;
static int done;
static NSLock *gate;
@interface Turnstile : NSObject
+ (Turnstile *)mainTurnstile;
+ (void)pass:(NSMutableSet *)seen;
@end
@implementation Turnstile
static Turnstile *turnstile_ = nil;
- (id)init {
  if ((self = [super init])) made++;
  return self;
}
+ (Turnstile *)mainTurnstile {
  [gate lock];
  if (turnstile_ == nil) {
    [NSThread sleepForTimeInterval:0.001];
    turnstile_ = [[Turnstile alloc] init];
  }
  [gate unlock];
  return turnstile_;
}
+ (void)pass:(NSMutableSet *)seen {
  Turnstile *mine = [Turnstile mainTurnstile];
  @synchronized(seen) {
    [seen addObject:mine];
    done++;
  }
}
@end
int main(void) {
  gate = [[NSLock alloc] init];
  NSMutableSet *seen = [NSMutableSet set];
  for (int i = 0; i < 8; i++) {
    [NSThread detachNewThreadSelector:@selector(pass:) toTarget:[Turnstile class] withObject:seen];
  }
  while (done < 8) [NSThread sleepForTimeInterval:0.01];
  printf("made %d distinct %lu\n", made, (unsigned long)seen.count);  // expect: made 1 distinct 1
  return 0;
}
