#import <Foundation/Foundation.h>
@interface Box : NSObject {
@private
  int _n;
}
@end
@implementation Box
@end
int main(void) {
  Box *b = [Box new];
  return b->_n;  // expect error: E0333 instance variable '_n' is private
}
