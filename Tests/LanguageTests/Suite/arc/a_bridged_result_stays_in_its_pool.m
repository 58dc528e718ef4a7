// mode: arc
#import <Foundation/Foundation.h>
@interface A : NSObject
@property int v;
@end
@implementation A
- (void)dealloc { printf("A%d gone\n", _v); }
@end
static A *mk(int v) {
  A *a = [A new];
  a.v = v;
  return a;
}
static int look(void *p) { return ((__bridge A *)p).v; }
int main(void) {
  @autoreleasepool {
    void *x = (__bridge void *)mk(1);
    printf("%d\n", look(x));                         // expect: 1
    printf("%d\n", look((__bridge void *)mk(2)));    // expect: 2
    CFTypeRef made = (__bridge CFTypeRef)[A new];    // expect: A0 gone
    printf("%d\n", made != NULL);                    // expect: 1
  }
  // expect: A2 gone
  // expect: A1 gone
  printf("end\n");  // expect: end
  return 0;
}
