#import <Foundation/Foundation.h>
@interface Sloppy : NSObject
@end
@implementation Sloppy
- (void)dealloc {
}  // expect warning: W0310 method possibly missing a [super dealloc] call
@end
int main(void) { return 0; }
