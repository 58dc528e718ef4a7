@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  static NSMutableDictionary *all;
  if (!all) all = [NSMutableDictionary new];
  if (!all[name]) all[name] = [[Printer alloc] init];
  return all[name];
}
+ (Printer *)sharedPrinter {
  return [self printerNamed:@"Hall"];
}
@end
