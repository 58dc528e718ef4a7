@implementation Compass
+ (id)retain { return self; }
+ (oneway void)release { }
+ (id)autorelease { return self; }
@end
