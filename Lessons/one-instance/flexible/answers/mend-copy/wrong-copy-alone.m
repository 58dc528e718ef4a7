@implementation Key
- (id)copy { return [self retain]; }
@end
