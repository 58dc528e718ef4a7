@implementation Anchor
+ (void)load {
  @autoreleasepool { theAnchor = [[super allocWithZone:NULL] init]; }
}
+ (Anchor *)sharedAnchor { return theAnchor; }
+ (id)allocWithZone:(NSZone *)zone { return [theAnchor retain]; }
@end
