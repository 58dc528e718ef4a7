#import <Foundation/Foundation.h>
@interface Mixer : NSObject
- (int)add:(int)a to:(int)b minus:(int)c;
- (int):(int)a :(int)b;
@end
@implementation Mixer
- (int)add:(int)a to:(int)b minus:(int)c { return a + b - c; }
- (int):(int)a :(int)b { return a * b; }
@end
int main(void) {
  Mixer *m = [Mixer new];
  printf("%d\n", [m add:10 to:5 minus:3]);  // expect: 12
  printf("%d\n", [m:6:7]);  // expect: 42
  return 0;
}
