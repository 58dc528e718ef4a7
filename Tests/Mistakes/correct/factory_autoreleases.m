// mode: mrc
#import <Foundation/Foundation.h>
@interface Car : NSObject
+ (Car *)car;
@end
@implementation Car
+ (Car *)car { Car *c = [[self alloc] init]; return [c autorelease]; }
@end
int main() { NSAutoreleasePool *p = [[NSAutoreleasePool alloc] init]; NSLog(@"%d", [Car car] != nil); [p drain]; return 0; }
