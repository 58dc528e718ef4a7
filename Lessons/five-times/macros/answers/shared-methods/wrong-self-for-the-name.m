#define SHARED(Kind) \
+ (instancetype)shared { \
  static id one; \
  static dispatch_once_t once; \
  dispatch_once(&once, ^{ one = [[self alloc] init]; }); \
  return one; \
}
