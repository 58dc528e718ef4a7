@implementation Printer
+ (Printer *)printerNamed:(NSString *)name { int i = 0; while (i < 3) { } return nil; }
+ (Printer *)sharedPrinter { return [self printerNamed:@"hall"]; }
@end
