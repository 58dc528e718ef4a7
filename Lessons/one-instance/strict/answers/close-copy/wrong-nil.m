@implementation Printer
- (id)copyWithZone:(NSZone *)zone { return nil; }
@end
