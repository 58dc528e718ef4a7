@implementation Archive
- (id)init {
  self = [super init];
  @autoreleasepool { if (self && papers == nil) papers = [NSMutableArray array]; }
  return self;
}
@end
