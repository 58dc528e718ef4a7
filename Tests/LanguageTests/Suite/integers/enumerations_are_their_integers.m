// An enumeration is compatible with the integer that it is kept in, and two enumerations are not with each other (C11 6.7.2.2).
#import <Foundation/Foundation.h>
enum Plain { First, Second };
enum Signed { Below = -1, Above };
typedef NS_ENUM(NSUInteger, Large) { LargeOne = 1 };
#define KIND(x) _Generic((x), unsigned: "unsigned", int: "int", unsigned long: "unsigned long", default: "another")

int main(void) {
  enum Plain plain = First;
  enum Signed negative = Below;
  Large large = LargeOne;
  printf("%s, %s, %s, %s\n", KIND(plain), KIND(negative), KIND(large), KIND(First));
  // expect: unsigned, int, unsigned long, int
  puts(_Generic(plain, enum Signed: "signed", enum Plain: "plain", default: "another"));
  // expect: plain
  puts(_Generic(&plain, unsigned *: "behind a pointer", default: "another"));
  // expect: behind a pointer
  puts(_Generic(&plain, const unsigned *: "constant", default: "another"));
  // expect: another
  printf("%d %d %d\n", __builtin_types_compatible_p(enum Plain, unsigned),
         __builtin_types_compatible_p(enum Plain, int), __builtin_types_compatible_p(enum Plain, enum Signed));
  // expect: 1 0 0
  return 0;
}
