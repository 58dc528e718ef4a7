// mode: arc
#import <Foundation/Foundation.h>
static int ask(int (^block)(void)) { return block(); }
int main(void) {
  id object = @5;
  switch (ask(^{ return 1; })) { case 1: puts("one"); }
  switch (ask(^{ return [object intValue]; })) {
    case 5: puts("five"); break;  // expect error: E0329 cannot jump from switch statement to this case label
    default: puts("other");  // expect error: E0329 cannot jump from switch statement to this case label
  }
  return 0;
}
