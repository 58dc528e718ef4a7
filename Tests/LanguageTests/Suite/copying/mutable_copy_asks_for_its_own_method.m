#import <Foundation/Foundation.h>
@interface Rock : NSObject <NSCopying>
@end
@implementation Rock
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
int main(void) {
  Rock *r = [Rock new];
  printf("%d %lu\n", [r copy] == r, [r retainCount]);  // expect: 1 2
  [r mutableCopy];  // expect runtime error: R0602 *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[Rock mutableCopyWithZone:]: unrecognized selector sent to instance 0x
  return 0;
}
