@class Captain;
@interface Ship : NSObject { Captain *c; }
@property Captain *captain;
@end
@interface Captain : NSObject { __weak Ship *s; }
@property (weak) Ship *ship;
@end
@implementation Ship
- (void)setCaptain:(Captain *)x { c = x; }
- (Captain *)captain { return c; }
@end
@implementation Captain
- (void)setShip:(Ship *)x { s = x; }
- (Ship *)ship { return s; }
@end
