// mode: mrc
#import <Foundation/Foundation.h>
@interface Steps : NSObject <NSFastEnumeration> @end
@implementation Steps
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)s objects:(id *)b count:(NSUInteger)n {
  printf("ask %lu\n", s->state);
  if (s->state == 2) return 0;
  s->itemsPtr = b; s->mutationsPtr = &s->extra[0];
  b[0] = s->state == 0 ? @"one" : @"two";
  s->state++;
  return 1;
}
@end
int main(void) {
  id last = nil;
  for (last in [[[Steps alloc] init] autorelease]) printf("%s\n", [last UTF8String]);
  printf("%d\n", last == nil);
  // expect: ask 0
  // expect: one
  // expect: ask 1
  // expect: two
  // expect: ask 2
  // expect: 1
  return 0;
}
