#import <Foundation/Foundation.h>
@interface NSObject (Greeting)
- (const char *)greeting;
@end
@implementation NSObject (Greeting)
- (const char *)greeting { return "hello"; }
@end
@interface Guest : NSObject
@end
@implementation Guest
@end
int main(void) {
  printf("%s %s\n", [[Guest new] greeting], [@"text" greeting]);  // expect: hello hello
  return 0;
}
