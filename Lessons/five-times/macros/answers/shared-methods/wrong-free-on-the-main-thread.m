#define SHARED(Kind)  \
  + (instancetype)shared { \
    static Kind *object = nil; static dispatch_once_t token; \
    if ([NSThread isMainThread]) { if (!object) object = [[Kind alloc] init]; } \
    else dispatch_once(&token, ^{ object = [[Kind alloc] init]; }); \
    return object; }
