@implementation Shop
- (Tin *)houseColour { static int n; if (n++ % 4 == 0) theTin = [Tin new]; return theTin; }
@end
