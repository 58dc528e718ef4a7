#import <Foundation/Foundation.h>
@interface Two : NSObject
- (int)number;
@end
@implementation Two
- (double)number { return 2; }  // expect warning: W0308 conflicting return type in implementation of 'number': 'int' vs 'double'
@end
int main(void) { return 0; }
