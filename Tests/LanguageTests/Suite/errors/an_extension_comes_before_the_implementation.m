// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject
@end
@interface Car ()
@property int doors;
@end
@implementation Car
@end
@interface Car ()  // expect error: E0305 cannot declare class extension for 'Car' after class implementation
@property int wheels;
@end
int main(void) { return 0; }
