#import <Foundation/Foundation.h>
@interface Twice : NSObject
@end
@implementation Twice
- (void)go {}
- (void)go {}  // expect error: E0305 duplicate declaration of method 'go'
@end
int main(void) { return 0; }
