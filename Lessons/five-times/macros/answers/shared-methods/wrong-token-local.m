#define SHARED(Kind) \
+ (instancetype)shared { \
  static Kind *object = nil; \
  dispatch_once_t token = 0; \
  dispatch_once(&token, ^{ object = [[Kind alloc] init]; }); \
  return object; \
}
