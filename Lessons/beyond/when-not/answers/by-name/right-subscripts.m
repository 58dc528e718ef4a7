@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  static NSMutableDictionary *all;
  if (!all) all = [NSMutableDictionary dictionary];
  if (!all[name]) all[name] = [[Printer alloc] init];
  return all[name];
}
+ (Printer *)sharedPrinter {
  return [self printerNamed:@"hall"];
}
@end
