@class Captain;
@interface Ship : NSObject
@property (retain) Captain *captain;
@end
@interface Captain : NSObject
@property (weak) Ship *ship;
@end
@implementation Ship
@end
@implementation Captain
@end
