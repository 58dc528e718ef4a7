#import <Foundation/Foundation.h>
@interface Loud : NSObject
@end
@implementation Loud
- (void)dealloc {
  printf("dealloc\n");
  [super dealloc];
}
@end
int main(void) {
  Loud *l = NSAllocateObject([Loud class], 0, NULL);
  NSDeallocateObject(l);
  printf("quiet\n");  // expect: quiet
  return 0;
}
