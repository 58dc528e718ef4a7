// mode: mrc
// N objects with an init and a dealloc of their own, as in every book.
#import <Foundation/Foundation.h>

@interface Car : NSObject {
  long speed;
}
@end

@implementation Car
- (id)init {
  self = [super init];
  if (self) {
    speed = 1;
  }
  return self;
}
- (void)dealloc {
  speed = 0;
  [super dealloc];
}
@end

int main(void) {
  for (long i = 0; i < N; i++) {
    Car *car = [[Car alloc] init];
    [car release];
  }
  return 0;
}
