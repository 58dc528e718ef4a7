#import <Foundation/Foundation.h>
@interface Name : NSObject
- (void)say:(int)n twice:(int)m;
+ (void)all;
@end
@implementation Name
- (void)say:(int)n twice:(int)m { printf("%s\n", __PRETTY_FUNCTION__); }
+ (void)all { NSLog(@"%s", __func__); }
@end
int main(void) {
  [[Name new] say:1 twice:2];  // expect: -[Name say:twice:]
  [Name all];  // expect: +[Name all]
  return 0;
}
