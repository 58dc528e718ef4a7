@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  static NSMutableDictionary *all;
  static dispatch_once_t t;
  dispatch_once(&t, ^{ all = [[NSMutableDictionary alloc] init]; });
  Printer *p = [all objectForKey:name];
  if (!p) { p = [[Printer alloc] init]; [all setValue:p forKey:name]; }
  return p;
}
+ (Printer *)sharedPrinter {
  return [self printerNamed:@"hall"];
}
@end
