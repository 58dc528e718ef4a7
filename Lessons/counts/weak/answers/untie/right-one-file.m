@class Captain, Ship;
@interface Ship : NSObject {
  Captain *_captain;
}
@property (strong, nonatomic) Captain *captain;
@end
@interface Captain : NSObject {
  __weak Ship *_ship;
}
@property (weak, nonatomic) Ship *ship;
@end
@implementation Ship
@synthesize captain = _captain;
@end
@implementation Captain
@synthesize ship = _ship;
@end
