// mode: arc
#import <Foundation/Foundation.h>
@interface Mint : NSObject
@end
@implementation Mint
- (id)coin:(NSNumber *)n { return [NSMutableString stringWithFormat:@"coin %@", n]; }
@end
int main(void) {
  NSInvocationOperation *work;
  @autoreleasepool {
    work = [[NSInvocationOperation alloc] initWithTarget:[Mint new] selector:@selector(coin:)
                                                  object:@3];
    [work start];
  }
  NSLog(@"%@", work.result);
  return 0;
}
// expect: coin 3
