#define SHARED(Kind) \
+ (instancetype)shared { \
  return [[Kind alloc] init]; \
}
