@implementation Printer
- (id)mine { return [self retain]; }
- (id)copyWithZone:(NSZone *)zone { return [self mine]; }
@end
