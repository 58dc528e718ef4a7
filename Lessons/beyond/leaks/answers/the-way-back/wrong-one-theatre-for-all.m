@class Doorman;
@interface Theatre : NSObject
@property (retain) Doorman *doorman;
- (BOOL)isOpen;
@end
@interface Doorman : NSObject
@property (assign) Theatre *theatre;
@end
static Theatre *t;
@implementation Theatre
- (BOOL)isOpen { return YES; }
- (void)dealloc { t = nil; [_doorman release]; [super dealloc]; }
@end
@implementation Doorman
- (Theatre *)theatre { return t; }
- (void)setTheatre:(Theatre *)x { t = x; }
@end
