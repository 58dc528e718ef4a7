#import <Foundation/Foundation.h>
@interface Gate : NSObject
@end
@implementation Gate
+ (id)allocWithZone:(NSZone *)zone {
  printf("through the gate\n");
  return [super allocWithZone:zone];
}
@end
int main(void) {
  [Gate alloc];  // expect: through the gate
  Gate *g = NSAllocateObject([Gate class], 0, NULL);
  printf("%lu %s\n", [g retainCount], object_getClassName(g));  // expect: 1 Gate
  return 0;
}
