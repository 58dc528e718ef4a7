// mode: mrc
// N objects born, initialised by NSObject's own init, and released.
#import <Foundation/Foundation.h>

@interface Car : NSObject {
  long speed;
}
@end
@implementation Car
@end

int main(void) {
  for (long i = 0; i < N; i++) {
    Car *car = [[Car alloc] init];
    [car release];
  }
  return 0;
}
