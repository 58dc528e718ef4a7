//> mrc
@implementation Compass
- (oneway void)release { }
@end
//> mrc
@implementation Compass
- (id)retain { return self; }
- (id)autorelease { return [self retain]; }
@end
//> mrc
Compass *c = [[Compass alloc] init];
//> mrc
[c release]; [c release];
