@implementation Printer
+ (NSMutableDictionary *)all {
  static NSMutableDictionary *all; static dispatch_once_t token;
  dispatch_once(&token, ^{ all = [NSMutableDictionary new]; });
  return all;
}
+ (Printer *)printerNamed:(NSString *)name {
  Printer *known = [[self all] objectForKey:name];
  if (known) return known;
  Printer *fresh = [[self alloc] init];
  [[self all] setValue:fresh forKey:name];
  return fresh;
}
+ (Printer *)sharedPrinter { return [self printerNamed:[NSString stringWithUTF8String:"hall"]]; }
@end
