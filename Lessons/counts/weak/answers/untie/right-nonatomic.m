@class Captain;
@interface Ship : NSObject
@property (nonatomic, strong) Captain *captain;
@end
@interface Captain : NSObject
@property (nonatomic, weak) Ship *ship;
@end
@implementation Ship
@end
@implementation Captain
@end
