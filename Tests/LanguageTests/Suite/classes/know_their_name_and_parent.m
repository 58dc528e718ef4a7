#import <Foundation/Foundation.h>
@interface Base : NSObject
@end
@implementation Base
@end
@interface Leaf : Base
@end
@implementation Leaf
@end
int main(void) {
  Leaf *leaf = [Leaf new];
  NSLog(@"%@ %@", [leaf class], [leaf superclass]);  // expect: Leaf Base
  NSLog(@"%@ %@", [Base superclass], [NSObject superclass]);  // expect: NSObject (null)
  NSLog(@"%@", NSStringFromClass([Leaf class]));  // expect: Leaf
  NSLog(@"%d", NSClassFromString(@"Leaf") == [Leaf class]);  // expect: 1
  NSLog(@"%d", NSClassFromString(@"Nobody") == Nil);  // expect: 1
  return 0;
}
