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
  [Car named:"first"];  // expect: dealloc first
  puts([Car named:"second"]->name);
  // expect: second
  // expect: dealloc second
  puts("end");  // expect: end
}
