#import <Foundation/Foundation.h>
@interface Duck : NSObject
- (void)quack;
+ (void)flock;
@end
@implementation Duck
- (void)quack {}
+ (void)flock {}
@end
int main(void) {
  Duck *d = [Duck new];
  printf("%d %d\n", [d respondsToSelector:@selector(quack)], [d respondsToSelector:@selector(retain)]);  // expect: 1 1
  printf("%d %d\n", [d respondsToSelector:@selector(flock)], [Duck respondsToSelector:@selector(flock)]);  // expect: 0 1
  printf("%d\n", [Duck instancesRespondToSelector:@selector(quack)]);  // expect: 1
  return 0;
}
