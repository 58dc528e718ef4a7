#import <Foundation/Foundation.h>
@protocol Worker
- (void)work;
@optional
- (void)rest;
@end
@interface Bee : NSObject <Worker>
@end
@implementation Bee
- (void)work { printf("buzz\n"); }
@end
int main(void) {
  id<Worker> w = [Bee new];
  [w work];  // expect: buzz
  if ([(id)w respondsToSelector:@selector(rest)]) [w rest];
  else printf("no rest\n");  // expect: no rest
  return 0;
}
