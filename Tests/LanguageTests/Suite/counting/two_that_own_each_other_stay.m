#import <Foundation/Foundation.h>
@interface Twin : NSObject {
@public
  Twin *other;
}
@end
@implementation Twin
- (void)dealloc {
  printf("never\n");
  [other release];
  [super dealloc];
}
@end
int main(void) {
  Twin *a = [Twin new], *b = [Twin new];
  a->other = [b retain];
  b->other = [a retain];
  [a release];
  [b release];
  printf("%lu %lu\n", [a retainCount], [b retainCount]);  // expect: 1 1
  return 0;
}
