#import <Foundation/Foundation.h>
@interface Actor : NSObject
- (id)act;
- (id)act:(id)part;
- (id)act:(id)part with:(id)partner;
@end
@implementation Actor
- (id)act { return @"alone"; }
- (id)act:(id)part { return part; }
- (id)act:(id)part with:(id)partner { return [part stringByAppendingString:partner]; }
@end
int main(void) {
  Actor *a = [Actor new];
  NSLog(@"%@", [a performSelector:@selector(act)]);  // expect: alone
  NSLog(@"%@", [a performSelector:@selector(act:) withObject:@"king"]);  // expect: king
  NSLog(@"%@", [a performSelector:@selector(act:with:) withObject:@"to" withObject:@"be"]);  // expect: tobe
  return 0;
}
