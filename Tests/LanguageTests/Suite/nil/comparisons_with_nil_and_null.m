#import <Foundation/Foundation.h>
int main(void) {
  id a = nil;
  NSString *b = NULL;
  Class c = Nil;
  SEL s = NULL;
  printf("%d %d %d %d\n", a == b, !c, s == 0, a ? 1 : 0);  // expect: 1 1 1 0
  printf("%d\n", [a isEqual:b]);  // expect: 0
  printf("%lu\n", [b length]);  // expect: 0
  return 0;
}
