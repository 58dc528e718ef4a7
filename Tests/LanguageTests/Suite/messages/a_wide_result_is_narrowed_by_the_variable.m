#import <Foundation/Foundation.h>
@interface Wide : NSObject
- (long)big;
- (char)small;
- (BOOL)truth:(int)n;
@end
@implementation Wide
- (long)big { return (1L << 32) + 7; }
- (char)small { return (char)300; }
- (BOOL)truth:(int)n { return n; }
@end
int main(void) {
  Wide *w = [Wide new];
  int n = [w big];
  printf("%d %d %d\n", n, [w small], [w truth:256]);  // expect: 7 44 1
  return 0;
}
