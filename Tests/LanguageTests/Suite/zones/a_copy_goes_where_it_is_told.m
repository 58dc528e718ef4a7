#import <Foundation/Foundation.h>
@interface Seed : NSObject <NSCopying>
@end
@implementation Seed
- (id)copyWithZone:(NSZone *)zone {
  printf("%s\n", zone == NULL ? "NULL" : "a zone");
  return [[[self class] allocWithZone:zone] init];
}
@end
int main(void) {
  Seed *s = [Seed new];
  NSZone *z = NSCreateZone(1024, 16, YES);
  Seed *a = [s copy];  // expect: NULL
  Seed *b = [s copyWithZone:z];  // expect: a zone
  printf("%d %d\n", [a zone] == z, [b zone] == z);  // expect: 0 1
  return 0;
}
