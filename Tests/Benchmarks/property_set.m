// mode: arc
// N times a strong property is set under ARC.
#import <Foundation/Foundation.h>

@interface Car : NSObject
@property (nonatomic, strong) NSObject *engine;
@end
@implementation Car
@end

int main(void) {
  Car *car = [[Car alloc] init];
  NSObject *one = [[NSObject alloc] init];
  NSObject *other = [[NSObject alloc] init];
  for (long i = 0; i < N / 2; i++) {
    car.engine = one;
    car.engine = other;
  }
  return car.engine == other ? 0 : 1;
}
