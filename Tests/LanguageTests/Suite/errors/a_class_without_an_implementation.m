#import <Foundation/Foundation.h>
@interface Ghost : NSObject
@end
int main(void) {
  return [Ghost new] == nil;  // expect error: E0501 Undefined symbols: "_OBJC_CLASS_$_Ghost"
}
