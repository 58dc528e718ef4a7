#define SHARED(Kind) \
+ (instancetype)shared { \
  static Kind *it; \
  @synchronized([Kind class]) { \
    if (!it) it = [Kind new]; \
  } \
  return it; \
}
