@class Doorman;
@interface Theatre : NSObject
@property (retain) Doorman *doorman;
- (BOOL)isOpen;
@end
@interface Doorman : NSObject
@property (assign) Theatre *theatre;
@end
@implementation Theatre
- (BOOL)isOpen { return YES; }
- (void)dealloc {
  _doorman.theatre = nil;
  [_doorman autorelease]; // later
  [super dealloc];
}
@end
@implementation Doorman
@end
