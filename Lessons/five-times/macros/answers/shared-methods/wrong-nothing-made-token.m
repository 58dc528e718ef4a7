#define SHARED(Kind) \
+ (instancetype)shared { \
  static Kind *object = nil; \
  static dispatch_once_t token = -1; \
  dispatch_once(&token, ^{ object = [[Kind alloc] init]; }); \
  return object; \
}
