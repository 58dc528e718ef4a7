// compiles=no
#define SHARED(Kind)
+ (instancetype)shared { static Kind *o; return o; }
