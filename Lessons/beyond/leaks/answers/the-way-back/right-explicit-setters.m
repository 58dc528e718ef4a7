@class Doorman;
@interface Theatre : NSObject { Doorman *_doorman; }
- (Doorman *)doorman;
- (void)setDoorman:(Doorman *)doorman;
- (BOOL)isOpen;
@end
@interface Doorman : NSObject { Theatre *_theatre; }
- (Theatre *)theatre;
- (void)setTheatre:(Theatre *)theatre;
@end
@implementation Theatre
- (Doorman *)doorman { return _doorman; }
- (void)setDoorman:(Doorman *)doorman {
  if (doorman != _doorman) { [_doorman release]; _doorman = [doorman retain]; }
}
- (BOOL)isOpen { return YES; }
- (void)dealloc {
  [_doorman setTheatre:nil];
  [_doorman release];
  [super dealloc];
}
@end
@implementation Doorman
- (Theatre *)theatre { return _theatre; }
- (void)setTheatre:(Theatre *)theatre { _theatre = theatre; }
@end
