#import <Foundation/Foundation.h>
@interface Plain : NSObject
@end
@implementation Plain
@end
@interface Named : NSObject
@end
@implementation Named
- (NSString *)description { return [NSString stringWithFormat:@"I am %d", 7]; }
@end
int main(void) {
  Plain *plain = [Plain new];
  NSString *usual = [NSString stringWithFormat:@"<Plain: %p>", plain];
  NSLog(@"%d", [[plain description] isEqualToString:usual]);  // expect: 1
  NSLog(@"%@!", [Named new]);  // expect: I am 7!
  return 0;
}
