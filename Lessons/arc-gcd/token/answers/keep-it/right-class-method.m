static dispatch_once_t mixed;
@implementation Shop
+ (Tin *)mix {
  dispatch_once(&mixed, ^{ theTin = [Tin new]; });
  return theTin;
}
- (Tin *)houseColour { return [[self class] mix]; }
@end
