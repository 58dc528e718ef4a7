// mode: mrc
#import <Foundation/Foundation.h>
@interface Lamp : NSObject
@end
@implementation Lamp
@end
int main() { Lamp *l = [[Lamp alloc] init]; [l retain]; NSLog(@"%lu", (unsigned long)[l retainCount]); [l release]; [l release]; return 0; }
