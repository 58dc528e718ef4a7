#import <Foundation/Foundation.h>
int main(void) {
  id c = [NSObject class];
  printf("%d %d\n", [c copy] == c, [c mutableCopy] == c);  // expect: 1 1
  return 0;
}
