@implementation Keeper
- (void)setLantern:(Lantern *)новый { if (lantern != новый) lantern = новый; }
- (void)dealloc { printf("Keeper: off home\n"); }
@end
