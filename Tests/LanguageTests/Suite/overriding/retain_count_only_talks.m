#import <Foundation/Foundation.h>
@interface Liar : NSObject
@end
@implementation Liar
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (void)dealloc {
  printf("died all the same\n");
  [super dealloc];
}
@end
int main(void) {
  Liar *l = [Liar new];
  printf("%lu\n", [l retainCount]);  // expect: 18446744073709551615
  [l release];  // expect: died all the same
  return 0;
}
