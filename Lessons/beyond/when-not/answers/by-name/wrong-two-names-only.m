@implementation Printer
+ (Printer *)printerNamed:(NSString *)name {
  static Printer *a, *b;
  if (!a) { a = [Printer new]; b = [Printer new]; }
  if ([name isEqual:@"hall"]) return a;
  return b;
}
+ (Printer *)sharedPrinter {
  return [self printerNamed:@"hall"];
}
@end
