// Views know where a bit-field lies; the encodings that a program sees are clang's.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
struct b9 { int x : 2; unsigned long b3I4 : 40; };
@interface F : NSObject { unsigned a : 3; struct { char b; unsigned c : 4; } s; struct b9 t; struct b9 *p; }
@end
@implementation F
@end
int main(void) {
  const char *names[] = {"a", "s", "t", "p"};
  for (int i = 0; i < 4; i++) {
    printf("%s\n", ivar_getTypeEncoding(class_getInstanceVariable([F class], names[i])));
  }
  printf("%s %s\n", @encode(struct b9), @encode(struct { int a : 4; }));
  return 0;
}
// expect: b3
// expect: {?="b"c"c"b4}
// expect: {b9="x"b2"b3I4"b40}
// expect: ^{b9="x"b2"b3I4"b40}
// expect: {b9=b2b40} {?=b4}
