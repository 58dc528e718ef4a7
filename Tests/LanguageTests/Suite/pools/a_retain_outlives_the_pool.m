#import <Foundation/Foundation.h>
int main(void) {
  NSString *kept;
  @autoreleasepool {
    kept = [[NSString stringWithFormat:@"%s-%d", "kept", 1] retain];
  }
  NSLog(@"%@ %lu", kept, [kept retainCount]);  // expect: kept-1 1
  [kept release];
  return 0;
}
