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
  {
    Car *a = [Car named:"a"];
    Car *b = [Car named:"b"];
    puts(a->name);  // expect: a
    puts(b->name);  // expect: b
  }  // expect: dealloc b
     // expect: dealloc a
  puts("end");  // expect: end
}
