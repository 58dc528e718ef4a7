@implementation Printer
+ (void)initialize { if (self == [Printer class] && thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init]; }
+ (Printer *)sharedPrinter { return thePrinter; }
+ (id)allocWithZone:(NSZone *)zone { return [thePrinter retain]; }
@end
