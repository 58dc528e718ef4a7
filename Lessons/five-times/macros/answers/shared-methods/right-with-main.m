#define SHARED(Kind)                                \
  + (instancetype)shared {                          \
    static Kind *object = nil;                      \
    static dispatch_once_t token;                   \
    dispatch_once(&token, ^{ object = [[Kind alloc] init]; });  \
    return object;                                  \
  }
int main(void) { return 0; }
