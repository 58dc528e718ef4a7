#define ONCE(token, job) dispatch_once(&token, ^{ job; })
#define SHARED(Kind)                               \
  + (instancetype)shared {                         \
    static Kind *one##Kind;                        \
    static dispatch_once_t once##Kind;             \
    ONCE(once##Kind, one##Kind = [[Kind alloc] init]); \
    return one##Kind;                              \
  }
