// mode: arc
__autoreleasing id global;  // expect error: E0346
@interface Car : NSObject {
  __autoreleasing id _driver;  // expect error: E0346
}
@end
@implementation Car
@end
int main(void) {
  static __autoreleasing id kept;  // expect error: E0346
  __autoreleasing id local;
  return 0;
}
