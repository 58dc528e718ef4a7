#import <Foundation/Foundation.h>
@interface Pen : NSObject
- (void)write;
@end
@implementation Pen
- (void)write {}
@end
int main(void) {
  id pen = [Pen class];
  [pen write];  // expect runtime error: R0602 *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '+[Pen write]: unrecognized selector sent to class 0x
  return 0;
}
