#import <Foundation/Foundation.h>
@interface Page : NSObject <NSCopying> {
@public
  int number;
}
@end
@implementation Page
- (id)copyWithZone:(NSZone *)zone {
  Page *p = [[[self class] allocWithZone:zone] init];
  p->number = number;
  return p;
}
@end
int main(void) {
  Page *a = [Page new];
  a->number = 3;
  Page *b = [a copy];
  b->number++;
  printf("%d %d %d %lu\n", a->number, b->number, a == b, [b retainCount]);  // expect: 3 4 0 1
  return 0;
}
