@implementation Shop
+ (void)initialize { if (theTin == nil) theTin = [[Tin alloc] init]; }
- (Tin *)houseColour { return theTin; }
@end
