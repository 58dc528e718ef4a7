@class Ship;
@interface Captain : NSObject
@property (weak) Ship *ship; // only knows
@end
@interface Ship : NSObject
@property (strong) Captain *captain; // owns
@end
@implementation Captain
@end
@implementation Ship
@end
