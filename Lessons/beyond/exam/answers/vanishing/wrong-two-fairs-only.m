@implementation FairTent
+ (FairTent *)sharedTent { static int n; FairTent *t = theTent; if (!t && n++ < 2) { t = [[FairTent alloc] init]; theTent = t; } return t; }
@end
