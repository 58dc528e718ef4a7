#import <Foundation/Foundation.h>
#define SHARED(cls) \
  static cls *shared##cls; \
  +(cls *)shared { \
    if (!shared##cls) shared##cls = [[cls alloc] init]; \
    return shared##cls; \
  }
@interface One : NSObject
+ (One *)shared;
@end
@implementation One
SHARED(One)
@end
int main(void) {
  printf("%d\n", [One shared] == [One shared]);  // expect: 1
  return 0;
}
