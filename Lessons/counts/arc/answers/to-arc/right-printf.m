@implementation Keeper
- (void)setLantern:(Lantern *)новый { if (lantern != новый) lantern = новый; }
- (void)dealloc { printf("the keeper goes home\n"); }
@end
