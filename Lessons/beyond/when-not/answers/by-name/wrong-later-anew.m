@implementation Printer
+ (Printer *)printerNamed:(NSString *)name { static NSMutableDictionary *p; static int n; if (!p) p = [NSMutableDictionary new]; Printer *x = p[name]; if (!x || ++n > 3) { x = [Printer new]; p[name] = x; } return x; }
+ (Printer *)sharedPrinter { return [self printerNamed:@"hall"]; }
@end
