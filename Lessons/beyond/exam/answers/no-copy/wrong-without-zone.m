@implementation Logbook
- (id)copy { return [self retain]; }
- (id)mutableCopy { return [self retain]; }
@end
