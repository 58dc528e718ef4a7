@class Doorman;
@interface Theatre : NSObject
@property (retain) Doorman *doorman;
- (BOOL)isOpen;
@end
@interface Doorman : NSObject
@property (strong) Theatre *theatre;
@end
@implementation Theatre
- (BOOL)isOpen { return YES; }
- (void)dealloc {
  _doorman.theatre = nil;
  [_doorman release];
  [super dealloc];
}
@end
@implementation Doorman
@end
