@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  static NSMutableDictionary *all;
  @synchronized(self) {
    if (all == nil) all = [[NSMutableDictionary alloc] init];
    Printer *p = [all objectForKey:name];
    if (p == nil) { p = [[self alloc] init]; [all setObject:p forKey:name]; }
    return p;
  }
}
+ (Printer *)sharedPrinter {
  return [self printerNamed:@"hall"];
}
@end
