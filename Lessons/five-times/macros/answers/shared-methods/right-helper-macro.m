#define MAKE(Kind, where) static dispatch_once_t token; dispatch_once(&token, ^{ where = [[Kind alloc] init]; })
#define SHARED(Kind) \
+ (instancetype)shared { \
  static Kind *object = nil; \
  MAKE(Kind, object); \
  return object; \
}
