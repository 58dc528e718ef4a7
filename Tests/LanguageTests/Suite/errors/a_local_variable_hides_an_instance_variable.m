#import <Foundation/Foundation.h>
@interface Car : NSObject {
  int fuel;
 @private
  int number;
}
@end
@implementation Car
- (int)fill:(int)fuel {
  return fuel;  // expect warning: W0327 local declaration of 'fuel' hides instance variable
}
- (int)drain {
  int number = 3, other = self->fuel;
  void (^later)(void) = ^{
    printf("%d\n", number);  // expect warning: W0327 local declaration of 'number' hides instance variable
  };
  later();
  return other;
}
+ (int)count {
  int fuel = 3;
  return fuel;
}
@end
@interface Truck : Car
@end
@implementation Truck
- (int)load {
  int number = 3;
  return number;
}
@end
int main(void) { return 0; }
