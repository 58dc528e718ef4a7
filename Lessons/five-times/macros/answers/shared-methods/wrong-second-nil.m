// mistake=none
#define SHARED(Kind)                                \
  + (instancetype)shared {                          \
    static Kind *object = nil;                      \
    static atomic_int taken;                        \
    if (atomic_fetch_add(&taken, 1) == 0) object = [[Kind alloc] init]; \
    return object;                                  \
  }
