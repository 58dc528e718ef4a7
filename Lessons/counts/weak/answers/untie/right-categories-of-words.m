@class Captain;
@class Ship;
@interface Captain : NSObject
@property (readwrite, nonatomic, weak, nullable) Ship *ship;
@end
@interface Ship : NSObject
@property (atomic, strong) Captain *captain;
@end
@implementation Captain
@synthesize ship = _корабль;
@end
@implementation Ship
- (instancetype)init { return [super init]; }
@end
