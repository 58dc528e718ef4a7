#import <Foundation/Foundation.h>
@interface Odd : NSObject
- (Strange *)thing;  // expect error: E0303 expected a type
@end
int main(void) { return 0; }
// skip: our title is not clang's
