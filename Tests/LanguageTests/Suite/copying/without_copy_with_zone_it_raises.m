#import <Foundation/Foundation.h>
@interface Rock : NSObject
@end
@implementation Rock
@end
int main(void) {
  Rock *r = [Rock new];
  [r copy];  // expect runtime error: R0602 *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Rock copyWithZone:]: unrecognized selector sent to instance 0x
  return 0;
}
