#define SHARED(Kind) \
+ (instancetype)shared { \
  static id object = nil; \
  static dispatch_once_t token; \
  dispatch_once(&token, ^{ object = [[NSObject alloc] init]; }); \
  return object; \
}
