#import <Foundation/Foundation.h>
@interface Shop : NSObject
+ (int)count;
+ (const char *)mark;
@end
@implementation Shop
+ (int)count { return 10; }
+ (const char *)mark { return object_getClassName((id)self); }
@end
@interface Kiosk : Shop
@end
@implementation Kiosk
+ (int)count { return [super count] + 1; }
+ (const char *)mark { return [NSStringFromClass([super class]) UTF8String]; }
@end
int main(void) {
  printf("%d %s\n", [Kiosk count], [Kiosk mark]);  // expect: 11 Kiosk
  return 0;
}
