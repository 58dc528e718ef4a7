#import <Foundation/Foundation.h>
@interface Pot : NSObject
@end
@implementation Pot
static Pot *shared;
+ (id)alloc {
  if (!shared) shared = [super alloc];
  return [shared retain];
}
@end
int main(void) {
  Pot *a = [[Pot alloc] init], *b = [Pot new], *c = [[Pot allocWithZone:NULL] init];
  printf("%d %d\n", a == b, a == c);  // expect: 1 0
  return 0;
}
