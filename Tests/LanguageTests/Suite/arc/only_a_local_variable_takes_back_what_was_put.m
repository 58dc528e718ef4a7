// mode: arc
static id global;
static void put(id *place) { *place = @"put"; }
@interface Car : NSObject {
 @public
  id _driver;
}
@end
@implementation Car
- (void)drive { put(&_driver); }  // expect error: E0346
@end
int main(void) {
  static id kept;
  id local, all[2];
  __weak id weak;
  __block id shared;
  Car *car = [Car new];
  put(&kept);  // expect error: E0346
  put(&global);  // expect error: E0346
  put(&all[0]);  // expect error: E0346
  put(&car->_driver);  // expect error: E0346
  put(&local);
  put(&weak);
  put(&shared);
  void (^block)(void) = ^{ put(&shared); };
  block();
  return 0;
}
