// mistake=none
@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  static NSMapTable *printers = nil;
  if (printers == nil) printers = [NSMapTable strongToWeakObjectsMapTable];
  Printer *printer = [printers objectForKey:name];
  if (printer == nil) {
    printer = [[Printer alloc] init];
    [printers setObject:printer forKey:[name copy]];
  }
  return printer;
}
+ (Printer *)sharedPrinter { return [self printerNamed:@"hall"]; }
@end
