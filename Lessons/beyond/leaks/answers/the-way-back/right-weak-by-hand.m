@class Theatre;
@interface Doorman : NSObject
@property (nonatomic, assign) Theatre *theatre;
@end
@interface Theatre : NSObject
@property (nonatomic, retain) Doorman *doorman;
- (BOOL)isOpen;
@end
@implementation Doorman
@synthesize theatre = _house;
@end
@implementation Theatre
@synthesize doorman = _porter;
- (BOOL)isOpen { return YES; }
- (void)dealloc {
  self.doorman.theatre = nil;
  self.doorman = nil;
  [super dealloc];
}
@end
