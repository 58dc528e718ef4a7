@implementation Compass
+ (Compass *)shipsCompass {
  static Compass *c = nil; static dispatch_once_t t;
  dispatch_once(&t, ^{ c = [[super allocWithZone:NULL] init]; });
  return c;
}
+ (id)allocWithZone:(NSZone *)z { return z ? [super allocWithZone:z] : [[self shipsCompass] retain]; }
- (id)copyWithZone:(NSZone *)z { return z ? NSCopyObject(self, 0, z) : [self retain]; }
@end
