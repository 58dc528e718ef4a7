// mode: arc
#import <Foundation/Foundation.h>
typedef struct { short a[3]; char c; } Mixed;
typedef struct { char name[20]; } Name;
typedef struct { char name[10]; int value; } Record;
typedef struct { Mixed first; char last; } Outer;
typedef struct { unsigned a : 3; unsigned b : 5; char c; } Bits;
@interface Maker : NSObject
- (Name)name;
@end
@implementation Maker
- (Name)name { return (Name){"n"}; }
@end
#define SHOW(T) do { \
    NSUInteger size, alignment; \
    NSGetSizeAndAlignment(@encode(T), &size, &alignment); \
    printf(#T " %d %d\n", size == sizeof(T), alignment == _Alignof(T)); \
  } while (0)
int main(void) {
  SHOW(Mixed);        // expect: Mixed 1 1
  SHOW(Name);         // expect: Name 1 1
  SHOW(Record);       // expect: Record 1 1
  SHOW(Outer);        // expect: Outer 1 1
  SHOW(int[4]);       // expect: int[4] 1 1
  SHOW(NSRange);      // expect: NSRange 1 1
  Mixed in = {{1, 2, 3}, 4}, out;
  [[NSValue valueWithBytes:&in objCType:@encode(Mixed)] getValue:&out];
  printf("%d %d\n", out.a[2], out.c);  // expect: 3 4
  Bits bits = {5, 17, 'b'}, copy;
  [[NSValue valueWithBytes:&bits objCType:@encode(Bits)] getValue:&copy];
  printf("%d %d %c\n", copy.a, copy.b, copy.c);  // expect: 5 17 b
  // expect: 20
  printf("%lu\n", [[Maker instanceMethodSignatureForSelector:@selector(name)] methodReturnLength]);
  return 0;
}
