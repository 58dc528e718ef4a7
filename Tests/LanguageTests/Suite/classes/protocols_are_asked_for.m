#import <Foundation/Foundation.h>
@protocol Flying
- (void)fly;
@end
@interface Bird : NSObject <Flying>
@end
@implementation Bird
- (void)fly { printf("flap\n"); }
@end
@interface Robin : Bird
@end
@implementation Robin
@end
int main(void) {
  id<Flying> any = [Robin new];
  [any fly];  // expect: flap
  printf("%d\n", [Robin conformsToProtocol:@protocol(Flying)]);  // expect: 1
  printf("%d\n", [NSObject conformsToProtocol:@protocol(Flying)]);  // expect: 0
  return 0;
}
