@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  return [[Printer alloc] init];
}
+ (Printer *)sharedPrinter {
  return [self printerNamed:@"hall"];
}
@end
