// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    NSLog(@"%ld %ld", (long)[@1.2345e19 integerValue], (long)[@-1e30 longLongValue]);
    NSLog(@"%d", MAXFLOAT > 3e38f);
    NSRect;
  }
  return 0;
}
// expect: -9223372036854775808 -9223372036854775808
// expect: 1
