@interface Logbook (Copies) <NSCopying, NSMutableCopying>
@end
@implementation Logbook (Copies)
- (id)mutableCopyWithZone:(NSZone *)z { return [theLogbook retain]; }
- (id)copyWithZone:(NSZone *)z { return [theLogbook retain]; }
@end
