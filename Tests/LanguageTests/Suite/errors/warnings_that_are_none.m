#import <Foundation/Foundation.h>
#include <stdlib.h>
@interface Base : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end
@implementation Base
- (instancetype)init { return [super init]; }
@end
@interface A : Base
@end
@implementation A
- (instancetype)init { return [self initWith:1]; }
- (instancetype)initWith:(int)s { return [super init]; }
@end
@protocol Named
@property int name;
@end
@interface N : NSObject <Named> {
 @public
  int name;
}
@end
@implementation N
@synthesize name;
@end
@interface M : NSObject
@end
@interface M (Later)
@property(readonly) int later;
@end
@implementation M
- (int)later { return 1; }
@end
@implementation M (Later)
@end
__attribute__((noreturn)) static void leave(void) { abort(); }
static int noreturn(int alignas) {
  if (alignas)
    ;
  else
    return 3;
  leave();
}
int main(void) {
  N *n = [[N new] autorelease];
  n.name = 4;
  printf("%d %d\n", (*n).name, noreturn(0));  // expect: 4 3
  return 0;
}
