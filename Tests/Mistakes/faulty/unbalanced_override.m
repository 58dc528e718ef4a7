// expect: M0820
// mode: mrc
#import <Foundation/Foundation.h>
@interface Rock : NSObject
+ (Rock *)rock;
@end
@implementation Rock
+ (Rock *)rock { static Rock *rock; if (!rock) rock = [[Rock alloc] init]; return rock; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
int main() { Rock *r = [Rock rock]; [r retain]; NSLog(@"%lu", (unsigned long)[r retainCount]); return 0; }
