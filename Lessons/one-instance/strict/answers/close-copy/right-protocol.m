@interface Printer (Copying) <NSCopying>
@end
@implementation Printer (Copying)
- (id)copyWithZone:(NSZone *)zone { [self retain]; return self; }
@end
