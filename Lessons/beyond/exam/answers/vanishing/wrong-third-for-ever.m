@implementation FairTent
+ (FairTent *)sharedTent { static int n; static FairTent *keep; FairTent *t = theTent; if (!t) { t = [[FairTent alloc] init]; theTent = t; if (++n > 2) keep = t; } return t; }
@end
