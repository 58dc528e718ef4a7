#import <Foundation/Foundation.h>
int main(void) {
  NSObject *o = [NSObject new];
  [o retain];
  [o retain];
  @autoreleasepool {
    [[o autorelease] autorelease];
    printf("%lu\n", [o retainCount]);  // expect: 3
  }
  printf("%lu\n", [o retainCount]);  // expect: 1
  return 0;
}
