#define SHARED(Kind) + (instancetype)shared { static Kind *object = nil; static dispatch_once_t t; dispatch_once(&t, ^{ object = [Kind alloc]; }); return object; }
