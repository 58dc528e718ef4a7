static id theShared;
#define SHARED(Kind)                                                   \
  + (instancetype)shared {                                             \
    if (theShared == nil) theShared = [[Kind alloc] init];             \
    return theShared;                                                  \
  }
