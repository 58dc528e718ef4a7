#import <Foundation/Foundation.h>
@interface A : NSObject
@end
@implementation A
- (void)dealloc {
  printf("gone\n");
  [super dealloc];
}
@end
int main(void) {
  A *a = [A new];
  @autoreleasepool {
    CFTypeRef held = CFBridgingRetain(a);
    printf("%lu\n", (unsigned long)[a retainCount]);  // expect: 2
    id back = CFBridgingRelease(held);
    printf("%d %lu\n", back == a, (unsigned long)[a retainCount]);  // expect: 1 2
  }
  printf("%lu\n", (unsigned long)[a retainCount]);  // expect: 1
  [a release];                                      // expect: gone
  return 0;
}
