//> mrc
@implementation Reader
- (void)dealloc { [book release]; [super dealloc]; }
@end
//> mrc
@implementation Reader
- (void)setBook:(Book *)newBook {
  Book *now = [newBook retain];
  [book release];
  book = now;
}
@end
//> mrc
Reader *r = [[Reader alloc] init];
//> mrc
Book *b = [[Book alloc] init];
//> mrc
[r setBook:b];
//> mrc
[b release];
//> mrc
[r release];
