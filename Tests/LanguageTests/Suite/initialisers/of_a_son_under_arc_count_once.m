// mode: arc
// An init under ARC hands its self over with [super init] and [self initWith…]: still one initialisation.
@interface Clock : NSObject
- (instancetype)initWithMinutes:(int)minutes;
@end
@implementation Clock
- (instancetype)init { return [self initWithMinutes:7]; }
- (instancetype)initWithMinutes:(int)minutes {
  self = [super init];
  return self;
}
@end
@interface ChimingClock : Clock
@end
@implementation ChimingClock
- (instancetype)init {
  self = [super init];
  return self;
}
@end
int main(void) {
  ChimingClock *chime = [[ChimingClock alloc] init];
  // expect event: init #1 ChimingClock number 1
  chime = [chime init];
  // expect event: init #1 ChimingClock number 2
  // An object of the same class that an init makes instead of itself begins its own count.
  chime = [[ChimingClock alloc] init];
  // expect event: init #2 ChimingClock number 1
  printf("%s\n", chime ? "done" : "nothing");
  // expect: done
}
