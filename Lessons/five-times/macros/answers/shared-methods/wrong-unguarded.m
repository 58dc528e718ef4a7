#define SHARED(Kind) \
+ (instancetype)shared { \
  static Kind *object = nil; \
  if (object == nil) object = [[Kind alloc] init]; \
  return object; \
}
