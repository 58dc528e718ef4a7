@implementation Reader
- (void)setBook:(Book *)newBook {
  NSLog(@"book set");
}
- (void)dealloc { NSLog(@"gone"); [super dealloc]; }
@end
