@implementation Printer
- (id)copy { return [self copyWithZone:NULL]; }
- (id)copyWithZone:(NSZone *)zone { return [thePrinter retain]; }
@end
