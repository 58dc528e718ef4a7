#import <Foundation/Foundation.h>

@interface Car : NSObject
@end
@implementation Car
@protocol Wheeled;
- (id<Wheeled>)wheel { return nil; }
@protocol Painted;
- (id<Painted>)paint { return nil; }
@end

int main(void) {
  Car *car = [Car new];
  printf("%d %d\n", [car wheel] == nil, [car paint] == nil);  // expect: 1 1
  [car release];
  return 0;
}
