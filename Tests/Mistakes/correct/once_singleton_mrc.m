// mode: mrc
#import <Foundation/Foundation.h>
@interface Single : NSObject { int state; }
+ (Single *)shared;
@end
@implementation Single
+ (Single *)shared { static Single *s; static dispatch_once_t t; dispatch_once(&t, ^{ s = [[self alloc] init]; }); return s; }
- (id)init { if ((self = [super init])) state = 1; return self; }
@end
int main() { Single *s = [[Single shared] retain]; NSLog(@"%d", s != nil); [s release]; return 0; }
