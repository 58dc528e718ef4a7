#import <Foundation/Foundation.h>
@interface Dying : NSObject
@end
@implementation Dying
- (void)dealloc {
  printf("%lu\n", [self retainCount]);  // expect: 0
  [self retain];
  [self release];
  [super dealloc];
}
@end
int main(void) {
  [[Dying new] release];
  printf("gone\n");  // expect: gone
  return 0;
}
