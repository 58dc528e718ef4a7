#import <Foundation/Foundation.h>
int main(void) {
  Class c = [NSObject class];
  [c release];
  [c release];
  printf("%d %lu\n", [c retain] == c, [c retainCount]);  // expect: 1 18446744073709551615
  return 0;
}
