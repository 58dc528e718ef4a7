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
  [[Printer sharedPrinter] copy];  // expect runtime error: R0602 *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Printer copyWithZone:]: unrecognized selector sent to instance 0x
  return 0;
}
