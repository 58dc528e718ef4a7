@interface Shop (Colour)
+ (Tin *)commonTin;
@end
@implementation Shop
- (Tin *)houseColour { return Shop.commonTin; }
@end
@implementation Shop (Colour)
+ (Tin *)commonTin {
  @synchronized(self) { return theTin ?: (theTin = [Tin new]); }
}
@end
