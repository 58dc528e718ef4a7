@class Captain;
@interface Ship : NSObject
@property (strong) Captain *captain;
@end
@interface Captain : NSObject
@property (weak) Ship *ship;
@end
static __weak Ship *s;
@implementation Ship
@end
@implementation Captain
- (Ship *)ship { return s; }
- (void)setShip:(Ship *)x { s = x; }
@end
