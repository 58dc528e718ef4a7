// Clang says "expected a type". Ours names the type that is not known, which is where the mistake is.
#import <Foundation/Foundation.h>
@interface Odd : NSObject
- (Strange *)thing;  // expect error: E0303 unknown type name 'Strange'
@end
int main(void) { return 0; }
