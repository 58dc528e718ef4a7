#import <Foundation/Foundation.h>
@interface Room : NSObject
- (instancetype)initWithDoors:(int)doors NS_DESIGNATED_INITIALIZER;
- (instancetype)initOpen;
- (instancetype)init NS_UNAVAILABLE;
@end
@implementation Room
- (instancetype)initWithDoors:(int)doors {
  return [super init];
}
- (instancetype)initOpen {  // expect warning: W0317 convenience initializer missing a 'self' call
  return [super init];  // expect warning: W0317 convenience initializer should not invoke
}
@end
@interface Hall : Room
- (instancetype)initWithStage:(int)size NS_DESIGNATED_INITIALIZER;
@end
@implementation Hall  // expect warning: W0317 method override for the designated initializer
- (instancetype)initWithStage:(int)size {  // expect warning: W0317 designated initializer missing
  return [super initOpen];  // expect warning: W0317 designated initializer invoked a non-designated
}
- (instancetype)initSmall {
  return [self initWithStage:1];
}
@end
@interface Foyer : Room
@end
@implementation Foyer
- (instancetype)initWithDoors:(int)doors {
  return [super initWithDoors:doors + 1];
}
@end
@interface Cellar : NSObject
- (instancetype)initWithDepth:(int)depth NS_DESIGNATED_INITIALIZER;
@end
@implementation Cellar  // expect warning: W0317 method override for the designated initializer
- (instancetype)initWithDepth:(int)depth {
  return [super init];
}
@end
@interface Attic : NSObject
@end
@implementation Attic
- (instancetype)init {
  return self;
}
@end
@interface Loft : Attic
@end
@implementation Loft
- (instancetype)init {  // expect warning: W0317 designated initializer missing a 'super' call
  return self;
}
@end
int main(void) {
  printf("%d\n", [[Foyer alloc] initWithDoors:1] != nil);  // expect: 1
  return 0;
}
