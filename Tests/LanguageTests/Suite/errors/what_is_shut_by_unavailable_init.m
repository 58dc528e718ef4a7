// mode: arc
#import <Foundation/Foundation.h>
@interface S : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (S *)shared;
@end
@implementation S
+ (S *)shared {
  static S *s;
  if (!s) s = [self new];
  return s;
}
@end
@interface T : S
@end
@implementation T
@end
@interface Own : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new;
@end
@implementation Own
+ (instancetype)new { return nil; }
@end
int main(void) {
  S *s = [S new];  // expect error: E0351 'new' is unavailable
  S *t = [T new];  // expect error: E0351 'new' is unavailable
  Own *o = [Own new];
  SEL any = @selector(description);
  [o performSelector:any];  // expect warning: W0323 performSelector may cause a leak because its selector is unknown
  [o performSelector:@selector(description)];
  [o performSelector:@selector(copy)];  // expect error: E0344 performSelector names a selector which retains the object
  printf(@"text");  // expect error: E0345 implicit conversion of an Objective-C pointer to 'const char *' is disallowed with ARC
  return 0;
}
