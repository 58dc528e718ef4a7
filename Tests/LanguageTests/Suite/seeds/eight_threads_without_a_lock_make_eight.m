// after seed 000, on threads: with nothing between the test and the threads, each makes its own
#import <Foundation/Foundation.h>
static int made;
static int done;
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
  if (turnstile_ == nil) {
    [NSThread sleepForTimeInterval:0.001];
    turnstile_ = [[Turnstile alloc] init];
  }
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
  NSMutableSet *seen = [NSMutableSet set];
  for (int i = 0; i < 8; i++) {
    [NSThread detachNewThreadSelector:@selector(pass:) toTarget:[Turnstile class] withObject:seen];
  }
  while (done < 8) [NSThread sleepForTimeInterval:0.01];
  printf("made %d distinct %lu\n", made, (unsigned long)seen.count);  // expect: made 8 distinct 8
  return 0;
}
