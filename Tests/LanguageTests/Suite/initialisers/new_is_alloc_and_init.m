#import <Foundation/Foundation.h>
@interface Step : NSObject
@end
@implementation Step
+ (id)alloc {
  printf("alloc\n");
  return [super alloc];
}
+ (id)allocWithZone:(NSZone *)zone {
  printf("zone %d\n", zone == NULL);
  return [super allocWithZone:zone];
}
- (id)init {
  printf("init\n");
  return [super init];
}
@end
int main(void) {
  [Step new];
  // expect: alloc
  // expect: zone 1
  // expect: init
  return 0;
}
