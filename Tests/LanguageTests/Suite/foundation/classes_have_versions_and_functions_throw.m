// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/objc-exception.h>
#import <objc/runtime.h>
@interface Page : NSObject
@end
@implementation Page
+ (void)initialize {
  if (self == [Page class]) [self setVersion:4];
}
@end
@interface Note : Page
@end
@implementation Note
@end
int main(void) {
  printf("%ld %ld %d\n", (long)[Page version], (long)[Note version], class_getVersion([NSObject class]));
  class_setVersion([Note class], 2);
  printf("%ld %d\n", (long)[Note version], class_getVersion([Page class]));
  @try {
    objc_exception_throw([NSException exceptionWithName:@"Torn" reason:@"old" userInfo:nil]);
    printf("never\n");
  } @catch (NSException *exception) {
    printf("%s\n", [[exception name] UTF8String]);
  }
  return 0;
}
// expect: 4 0 0
// expect: 2 4
// expect: Torn
