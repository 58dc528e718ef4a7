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
  id car = [Car new];
  void *a = (void *)car;  // expect error: E0345 cast of Objective-C pointer type 'id' to C pointer type 'void *' requires a bridged cast
  void *b = car;  // expect error: E0345 implicit conversion of Objective-C pointer type 'id' to C pointer type 'void *' requires a bridged cast
  id c = (id)a;  // expect error: E0345 cast of C pointer type 'void *' to Objective-C pointer type 'id' requires a bridged cast
  int *d = (int *)car;  // expect error: E0345 cast of an Objective-C pointer to 'int *' is disallowed with ARC
  id *e = 0;  // expect error: E0346 pointer to non-const type 'id' with no explicit ownership
}
