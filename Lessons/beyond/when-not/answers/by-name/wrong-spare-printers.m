@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  static NSMutableDictionary *printers = nil;
  if (printers == nil) printers = [[NSMutableDictionary alloc] init];
  Printer *printer = [printers objectForKey:name];
  if (printer == nil) {
    printer = [[Printer alloc] init];
    [printers setObject:printer forKey:name];
    if ([printers count] > 5) [Printer alloc];
  }
  return printer;
}
+ (Printer *)sharedPrinter { return [self printerNamed:@"hall"]; }
@end
