@class Captain;
@interface Ship : NSObject
@property (strong) Captain *captain;
@end
@interface Captain : NSObject
@property (strong) Ship *ship;
@end
@implementation Ship
- (void)dealloc { self.captain.ship = nil; }
@end
@implementation Captain
@end
