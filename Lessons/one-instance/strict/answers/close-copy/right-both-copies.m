@interface Printer (Copies) <NSCopying, NSMutableCopying>
@end
@implementation Printer (Copies)
- (id)copyWithZone:(NSZone *)z { return [self retain]; }
- (id)mutableCopyWithZone:(NSZone *)z { return [self copyWithZone:z]; }
@end
