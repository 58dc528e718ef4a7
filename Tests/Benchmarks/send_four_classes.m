// mode: mrc
// N messages from one place to objects of four classes in turn.
#import <Foundation/Foundation.h>

@interface Shape : NSObject
- (long)area;
@end
@implementation Shape
- (long)area { return 0; }
@end

@interface Square : Shape
@end
@implementation Square
- (long)area { return 4; }
@end

@interface Circle : Shape
@end
@implementation Circle
- (long)area { return 3; }
@end

@interface Line : Shape
@end
@implementation Line
- (long)area { return 1; }
@end

int main(void) {
  Shape *shapes[4];
  shapes[0] = [[Shape alloc] init];
  shapes[1] = [[Square alloc] init];
  shapes[2] = [[Circle alloc] init];
  shapes[3] = [[Line alloc] init];
  long sum = 0;
  for (long i = 0; i < N; i++) {
    sum += [shapes[i & 3] area];
  }
  for (int i = 0; i < 4; i++) [shapes[i] release];
  return sum == 0;
}
