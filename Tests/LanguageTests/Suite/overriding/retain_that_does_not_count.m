#import <Foundation/Foundation.h>
@interface Stone : NSObject
@end
@implementation Stone
- (id)retain { return self; }
@end
int main(void) {
  Stone *s = [Stone new];
  [[s retain] retain];
  printf("%lu\n", [s retainCount]);  // expect: 1
  // expect event: override #1 Stone by -[Stone retain]
  return 0;
}
