@implementation Printer
static NSString *names[64]; static Printer *printers[64]; static int n;
+ (Printer *)printerNamed:(NSString *)name {
  for (int i = 0; i < n; i++) if ([names[i] isEqual:name]) return printers[i];
  names[n] = name; printers[n] = [Printer new];
  return printers[n++];
}
+ (Printer *)sharedPrinter { return [Printer printerNamed:@"hall"]; }
@end
