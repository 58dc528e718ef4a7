// config: seed=1
// after seed 000, on threads: no pause; the usual schedule makes one object, this one makes more
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
  printf("more than one: %d\n", made > 1 && seen.count > 1);  // expect: more than one: 1
  return 0;
}
