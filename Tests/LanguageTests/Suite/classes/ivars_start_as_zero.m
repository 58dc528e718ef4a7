#import <Foundation/Foundation.h>
@interface Blank : NSObject {
  int _number;
  double _real;
  id _object;
  char _text[4];
}
- (void)show;
@end
@implementation Blank
- (void)show { printf("%d %.1f %d [%s]\n", _number, _real, _object == nil, _text); }
@end
int main(void) {
  [[Blank new] show];  // expect: 0 0.0 1 []
  return 0;
}
