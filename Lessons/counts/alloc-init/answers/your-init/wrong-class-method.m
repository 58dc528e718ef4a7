@implementation Tender
+ (id)initWithSeats:(int)count {
  Tender *t = [super alloc]; return t;
}
@end
