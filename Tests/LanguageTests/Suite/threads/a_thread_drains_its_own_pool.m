#import <Foundation/Foundation.h>
@interface Leaf : NSObject
@end
@implementation Leaf
- (void)dealloc {
  printf("leaf gone\n");
  [super dealloc];
}
+ (void)run:(id)unused {
  [[[Leaf alloc] init] autorelease];
  printf("run ends\n");
}
@end
int main(void) {
  [NSThread detachNewThreadSelector:@selector(run:) toTarget:[Leaf class] withObject:nil];
  usleep(1);
  printf("main ends\n");
  // expect: run ends
  // expect: leaf gone
  // expect: main ends
  return 0;
}
