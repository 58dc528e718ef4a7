#import <Foundation/Foundation.h>
@interface Same : NSObject
@end
@implementation Same
- (BOOL)isEqual:(id)o { return YES; }
@end
int main(void) {
  printf("%d %d\n", [[Same new] isEqual:nil], [[NSObject new] isEqual:[Same new]]);  // expect: 1 0
  return 0;
}
