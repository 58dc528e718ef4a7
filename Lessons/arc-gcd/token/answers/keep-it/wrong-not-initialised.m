@implementation Shop
- (Tin *)houseColour { static dispatch_once_t once; dispatch_once(&once, ^{ theTin = [Tin alloc]; }); return theTin; }
@end
