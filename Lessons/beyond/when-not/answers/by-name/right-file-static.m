static NSMutableDictionary *printers;
@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  if (printers == nil) printers = [NSMutableDictionary new];
  id p = [printers objectForKey:name];
  if (p) return p;
  p = [Printer new];
  [printers setObject:p forKey:name];
  return p;
}
+ (Printer *)sharedPrinter {
  return [Printer printerNamed:@"hall"];
}
@end
