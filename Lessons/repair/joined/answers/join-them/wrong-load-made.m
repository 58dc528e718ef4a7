static Compass *made_ = nil;
@implementation Compass
+ (void)load { made_ = [[super allocWithZone:NULL] init]; }
+ (Compass *)shipsCompass { return made_; }
@end
