// mistake=none
@implementation Printer
+ (Printer *)sharedPrinter { if (!thePrinter) thePrinter = [[self alloc] init]; return thePrinter; }
+ (id)allocWithZone:(NSZone *)z { if (thePrinter) return [thePrinter retain]; return [super allocWithZone:z]; }
@end
