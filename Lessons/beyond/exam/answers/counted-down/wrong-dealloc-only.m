@implementation Compass
- (void)dealloc { }
@end
