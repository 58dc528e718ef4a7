#import <Foundation/Foundation.h>
@interface Late : NSObject
@end
@implementation Late
- (void)dealloc {
  printf("late\n");
  [super dealloc];
}
@end
static int early(int n) {
  @autoreleasepool {
    [[Late new] autorelease];
    if (n) return n;
  }
  return 0;
}
int main(void) {
  int n = early(5);
  printf("%d\n", n);
  // expect: late
  // expect: 5
  for (int i = 0; i < 3; i++) {
    @autoreleasepool {
      [[Late new] autorelease];
      if (i == 1) break;  // expect: late
      continue;  // expect: late
    }
  }
  return 0;
}
