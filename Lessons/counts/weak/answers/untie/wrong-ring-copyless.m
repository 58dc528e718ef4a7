@class Captain;
@interface Ship : NSObject
@property (strong) Captain *captain;
@end
@interface Captain : NSObject
@property (nonatomic) Ship *ship;
@end
@implementation Ship
@end
@implementation Captain
@end
