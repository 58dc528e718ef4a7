#import <Foundation/Foundation.h>
@interface Box : NSObject {
  int _n;
}
@end
@implementation Box
+ (int)n {
  return _n;  // expect error: E0332 instance variable '_n' accessed in class method
}
@end
int main(void) { return 0; }
