// What only the library may say means nothing in a program.
#import <Foundation/Foundation.h>

__attribute__((selfsame_native(strlen))) long measure(const char *text);  // expect warning: W0330 unknown attribute 'selfsame_native' ignored

@interface Lamp : NSObject
@end
@implementation Lamp
- (long)measure:(const char *)text __attribute__((selfsame_native(strlen))) {  // expect warning: W0330 unknown attribute 'selfsame_native' ignored
  return 7;
}
@end

struct Shown {
  int seen;
  int hidden __attribute__((selfsame_hidden));  // expect warning: W0330 unknown attribute 'selfsame_hidden' ignored
};

int main(void) {
  printf("%ld\n", [[Lamp new] measure:"four"]);  // expect: 7
  return 0;
}
