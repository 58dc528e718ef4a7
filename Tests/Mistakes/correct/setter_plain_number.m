// mode: mrc
#import <Foundation/Foundation.h>
@interface Dial : NSObject { int value; }
- (void)setValue:(int)v;
- (int)value;
@end
@implementation Dial
- (void)setValue:(int)v { if (v > 10) v = 10; value = v; }
- (int)value { return value; }
@end
int main() { Dial *d = [[Dial alloc] init]; [d setValue:12]; printf("%d\n", [d value]); [d release]; return 0; }
