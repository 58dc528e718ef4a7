@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  static NSMutableDictionary *all;
  if ([name isEqualToString:@"hall"]) return [self sharedPrinter];
  if (!all) all = [NSMutableDictionary new];
  if (![all objectForKey:name]) [all setObject:[Printer new] forKey:name];
  return [all objectForKey:name];
}
+ (Printer *)sharedPrinter {
  static Printer *hall;
  if (!hall) hall = [[Printer alloc] init];
  return hall;
}
@end
