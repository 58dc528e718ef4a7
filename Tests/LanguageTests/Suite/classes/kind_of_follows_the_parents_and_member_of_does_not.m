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
  id leaf = [Leaf new];
  printf("%d %d\n", [leaf isKindOfClass:[Base class]], [leaf isMemberOfClass:[Base class]]);  // expect: 1 0
  printf("%d\n", [[Base new] isKindOfClass:[Leaf class]]);  // expect: 0
  printf("%d\n", [Leaf isSubclassOfClass:[NSObject class]]);  // expect: 1
  return 0;
}
