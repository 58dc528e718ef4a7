@implementation Dispenser
+ (id)alloc { return only; }
@end
