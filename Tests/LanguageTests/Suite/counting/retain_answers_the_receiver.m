#import <Foundation/Foundation.h>
int main(void) {
  NSObject *o = [NSObject new];
  printf("%d %lu\n", [[o retain] retain] == o, [o retainCount]);  // expect: 1 3
  [o release];
  [o release];
  printf("%lu\n", [o retainCount]);  // expect: 1
  return 0;
}
