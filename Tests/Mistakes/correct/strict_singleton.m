// mode: mrc
#import <Foundation/Foundation.h>
@interface Single : NSObject
+ (Single *)sharedInstance;
@end
static Single *shared = nil;
@implementation Single
+ (Single *)sharedInstance { if (shared == nil) shared = [[super allocWithZone:NULL] init]; return shared; }
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedInstance] retain]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (oneway void)release {}
- (id)autorelease { return self; }
@end
int main() { Single *a = [Single sharedInstance]; Single *b = [[Single alloc] init]; Single *c = [a copy]; NSLog(@"%d %d", a == b, a == c); [b release]; [c release]; return 0; }
