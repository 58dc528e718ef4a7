#define SHARED(K) + (instancetype)shared { static K *o; static dispatch_once_t t; dispatch_once(&t, ^{ o = [K new]; }); return o; }
