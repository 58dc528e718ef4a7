@interface NSObject (Stamps)
- (int)stamps;
@end
@implementation NSObject (Stamps)
- (int)stamps { return 1; }
@end
int postage(id thing) { return [thing stamps]; }
