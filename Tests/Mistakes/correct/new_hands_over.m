// mode: mrc
#import <Foundation/Foundation.h>
@interface Car : NSObject
- (Car *)newTwin;
@end
@implementation Car
- (Car *)newTwin { return [[Car alloc] init]; }
@end
int main() { Car *c = [[Car alloc] init]; Car *t = [c newTwin]; [t release]; [c release]; return 0; }
