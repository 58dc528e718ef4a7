// mode: mrc
// A class method has no instance variables: where one hides a variable of the file, it means that.
#import <Foundation/Foundation.h>
static int v = 3;
int count = 4;
@interface Lamp : NSObject { int v; int count; }
@end
@implementation Lamp
+ (int)both { return v + count; }
+ (void)set { v = 5; }
- (int)own { v = 7; return v; }
@end
int main(void) {
  printf("%d\n", [Lamp both]);  // expect: 7
  [Lamp set];
  printf("%d\n", v);  // expect: 5
  printf("%d\n", [[Lamp new] own]);  // expect: 7
  printf("%d\n", v);  // expect: 5
  return 0;
}
