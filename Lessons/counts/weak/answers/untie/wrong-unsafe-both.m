@class Captain;
@interface Ship : NSObject
@property (unsafe_unretained) Captain *captain;
@end
@interface Captain : NSObject
@property (unsafe_unretained) Ship *ship;
@end
@implementation Ship
@end
@implementation Captain
@end
