// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
int main(void) {
  if ([Car named:"asked"] && ![Car named:"twice"]) puts("no"); else puts("else");
  // expect: dealloc twice
  // expect: dealloc asked
  // expect: else
  int n = 2;
  while (n-- > 0 && [Car named:"loop"]) puts("body");
  // expect: dealloc loop
  // expect: body
  // expect: dealloc loop
  // expect: body
}
