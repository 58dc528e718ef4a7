// `self` was taken out of its variable before the arguments of [super init…] were worked out.
#import <Foundation/Foundation.h>

@interface Base : NSObject
- (instancetype)initWithNumber:(long)number;
@end
@implementation Base
- (instancetype)initWithNumber:(long)number {
  printf("%ld\n", number); // expect: 4
  return [super init];
}
@end

@interface Other : Base {
  long _own;
}
@end
@implementation Other
- (instancetype)init {
  self->_own = 4;
  return [super initWithNumber:self->_own];
}
@end

int main() {
  [Other new];
  return 0;
}
