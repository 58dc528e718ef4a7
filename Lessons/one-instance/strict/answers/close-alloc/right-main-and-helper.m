static Printer *makePrinter(void);
@interface Printer ()
+ (Printer *)reallyMake;
@end
@implementation Printer
+ (Printer *)reallyMake { return [[super allocWithZone:nil] init]; }
+ (Printer *)sharedPrinter {
  static dispatch_once_t pred;
  dispatch_once(&pred, ^{ thePrinter = makePrinter(); });
  return thePrinter;
}
+ (id)allocWithZone:(NSZone *)z {
#pragma unused(z)
  return [[Printer sharedPrinter] retain];
}
@end
static Printer *makePrinter(void) { return [Printer reallyMake]; }
int main(int argc, const char *argv[]) {
  @autoreleasepool {
    Printer *a = [[Printer alloc] init];
    Printer *b = [Printer sharedPrinter];
    NSLog(@"%d", a == b);
    [a release];
  }
  return 0;
}
