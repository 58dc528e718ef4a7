@class Captain;
@interface Ship : NSObject {
  Captain *captain;
}
- (Captain *)captain;
- (void)setCaptain:(Captain *)c;
@end
@interface Captain : NSObject {
  __weak Ship *ship;
}
- (Ship *)ship;
- (void)setShip:(Ship *)s;
@end
@implementation Ship
- (Captain *)captain { return captain; }
- (void)setCaptain:(Captain *)c { captain = c; }
@end
@implementation Captain
- (Ship *)ship { return ship; }
- (void)setShip:(Ship *)s { ship = s; }
@end
