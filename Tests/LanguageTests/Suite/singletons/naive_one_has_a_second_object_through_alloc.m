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
  Printer *one = [Printer sharedPrinter];
  Printer *two = [[Printer alloc] init];
  printf("%d %d\n", one == two, [two class] == [one class]);  // expect: 0 1
  printf("%lu %lu\n", [one retainCount], [two retainCount]);  // expect: 1 1
  // expect event: alloc #1 Printer
  // expect event: alloc #2 Printer
  return 0;
}
