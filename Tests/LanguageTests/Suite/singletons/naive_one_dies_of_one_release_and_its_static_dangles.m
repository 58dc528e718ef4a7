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
- (void)dealloc {
  printf("printer gone\n");
  [super dealloc];
}
@end
int main(void) {
  [[Printer sharedPrinter] release];  // expect: printer gone
  [[Printer sharedPrinter] description];  // expect runtime error: R0603 *** -[Printer description]: message sent to deallocated instance 0x
  return 0;
}
