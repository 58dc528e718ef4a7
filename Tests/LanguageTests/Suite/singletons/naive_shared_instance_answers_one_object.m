#import <Foundation/Foundation.h>
@interface Printer : NSObject
+ (Printer *)sharedPrinter;
@end
@implementation Printer
static Printer *shared = nil;
+ (Printer *)sharedPrinter {
  if (shared == nil) shared = [[Printer alloc] init];
  return shared;
}
@end
int main(void) {
  Printer *a = [Printer sharedPrinter], *b = [Printer sharedPrinter];
  printf("%d %lu\n", a == b, [b retainCount]);  // expect: 1 1
  return 0;
}
