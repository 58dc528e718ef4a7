// mistake=none
#define SHARED(Kind)                                \
  + (instancetype)shared {                          \
    static Kind *object = nil;                      \
    static dispatch_once_t token;                   \
    if (object != nil) return object;               \
    dispatch_once(&token, ^{ object = [[Kind alloc] init]; });  \
    return object;                                  \
  }
