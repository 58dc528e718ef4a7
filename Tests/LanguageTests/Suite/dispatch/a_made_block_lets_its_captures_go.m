// mode: mrc
@interface Car : NSObject
@end
@implementation Car
- (void)dealloc {
  NSLog(@"car gone");
  [super dealloc];
}
@end
int main(void) {
  Car *car = [Car new];
  dispatch_block_t block = dispatch_block_create(0, ^{ NSLog(@"%@", [car class]); });
  NSLog(@"%lu", [car retainCount]);  // expect: 2
  [car release];
  block();  // expect: Car
  block();  // expect: Car
  Block_release(block);  // expect: car gone
  dispatch_block_t unused = dispatch_block_create(0, ^{});
  Block_release(unused);
  return 0;
}
