#import <Foundation/Foundation.h>
@interface Drop : NSObject
@end
@implementation Drop
- (void)dealloc {
  printf("drop\n");
  [super dealloc];
}
@end
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  Drop *d = [[[Drop alloc] init] autorelease];
  printf("%lu\n", [d retainCount]);  // expect: 1
  [pool drain];  // expect: drop
  printf("after\n");  // expect: after
  return 0;
}
