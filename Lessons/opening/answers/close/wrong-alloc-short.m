@implementation Dispenser
+ (id)alloc { return [self shared]; }
@end
