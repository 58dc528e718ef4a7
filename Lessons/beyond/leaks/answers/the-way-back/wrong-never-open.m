@class Doorman;
@interface Theatre : NSObject
@property (assign) Doorman *doorman;
- (BOOL)isOpen;
@end
@interface Doorman : NSObject
@property (assign) Theatre *theatre;
@end
@implementation Theatre
- (BOOL)isOpen { return NO; }
- (void)dealloc { [super dealloc]; }
@end
@implementation Doorman
@end
