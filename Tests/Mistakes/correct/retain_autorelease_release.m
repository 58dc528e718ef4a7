// mode: mrc
#import <Foundation/Foundation.h>
@interface Toy : NSObject
@end
@implementation Toy
@end
int main() { @autoreleasepool { Toy *t = [[Toy alloc] init]; [[t retain] autorelease]; [t release]; NSLog(@"%d", t != nil); } return 0; }
