//> arc
#define SHARED(Kind)                                \
  + (instancetype)shared {                          \
    static Kind *object = nil;                      \
    static dispatch_once_t token;                   \
    dispatch_once(&token, ^{ object = [[Kind alloc] init]; });  \
    return object;                                  \
  }
//> arc
@interface Cook : NSObject
+ (instancetype)shared;
@end
//> arc
@implementation Cook
SHARED(Cook)
@end
//> arc
[Cook shared]
