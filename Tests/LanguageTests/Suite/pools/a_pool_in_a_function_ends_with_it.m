#import <Foundation/Foundation.h>
static NSString *make(int n) {
  NSString *s;
  @autoreleasepool {
    s = [[NSString alloc] initWithFormat:@"made %d", n];
    for (int i = 0; i < 100; i++) [NSString stringWithFormat:@"%d", i];
  }
  return [s autorelease];
}
int main(void) {
  @autoreleasepool {
    NSLog(@"%@", make(3));  // expect: made 3
  }
  return 0;
}
