@class Doorman;
@interface Theatre : NSObject
@property (retain) Doorman *doorman;
- (BOOL)isOpen;
@end
@interface Doorman : NSObject
@property (assign) Theatre *theatre;
@end
@implementation Theatre
- (BOOL)isOpen { return NO; }
- (void)dealloc {
  _doorman.theatre = nil;
  [_doorman release];
  [super dealloc];
}
@end
@implementation Doorman
@end
