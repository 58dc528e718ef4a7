static NSMutableDictionary<NSString *, Printer *> *принтеры;
@implementation Printer
+ (void)initialize { if (!принтеры) принтеры = [NSMutableDictionary dictionary]; }
+ (Printer *)printerNamed:(NSString *)name {
  if (!принтеры[name]) принтеры[[name copy]] = [self new];
  return принтеры[name];
}
+ (Printer *)sharedPrinter { return [Printer printerNamed:@"hall"]; }
@end
