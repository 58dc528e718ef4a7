#define SHARE(Kind) + (instancetype)shared { static Kind *o; static dispatch_once_t t; dispatch_once(&t, ^{ o = [Kind new]; }); return o; }
