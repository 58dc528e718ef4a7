@class Captain;
@interface Ship : NSObject
@property (strong) Captain *captain;
@end
@interface Captain : NSObject
@property (weak) Ship *ship;
@end
@implementation Ship
@synthesize captain = theCaptain;
@end
@implementation Captain
@end
