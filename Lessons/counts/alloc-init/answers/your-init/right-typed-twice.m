//> mrc
@implementation Tender
- (id)initWithSeats:(int)count {
  seats = count;
  return self;
}
@end
//> mrc
@implementation Tender
- (id)initWithSeats:(int)count {
  self = [super init];
  if (self != nil) {
    seats = count;
    if (count < 1) seats = 1;
  }
  return self;
}
@end
//> mrc
Tender *t = [[Tender alloc] initWithSeats:3];
//> mrc
[t seats]
//> mrc
[t release];
