#define SHARED(Class_)                        \
  + (instancetype)shared {                    \
    static Class_ *object_ = nil;             \
    @synchronized([Class_ class]) {           \
      if (!object_) object_ = [Class_ new];   \
    }                                         \
    return object_;                           \
  }
