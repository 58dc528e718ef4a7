// mode: arc
#import <Foundation/Foundation.h>
@interface Coin : NSObject
@end
@implementation Coin
- (void)dealloc { printf("gone "); }
@end
typedef BOOL (^Test)(void);
static BOOL ask(Test test) { return test(); }
static void call(void (^work)(void)) { work(); }
int main(void) {
  Coin *coin = [Coin new];
  if (ask(^{ return (BOOL)(coin == nil); })) {
  } else if (ask(^{ return (BOOL)(coin != nil); })) {
    coin = nil;
    printf("within ");
  }
  printf("if\n");
  // expect: within gone if
  coin = [Coin new];
  if (coin) call(^{ (void)coin; });
  coin = nil;
  printf("then\n");
  // expect: gone then
  coin = [Coin new];
  if (!coin) printf("never"); else call(^{ (void)coin; });
  coin = nil;
  printf("else\n");
  // expect: gone else
  coin = [Coin new];
  int rounds = 0;
  while (rounds++ < 2) call(^{ (void)coin; });
  coin = nil;
  printf("while\n");
  // expect: gone while
  coin = [Coin new];
  do call(^{ (void)coin; }); while (rounds++ < 5);
  coin = nil;
  printf("do\n");
  // expect: gone do
  coin = [Coin new];
  for (id each in @[@1, @2]) call(^{ (void)coin; });
  coin = nil;
  printf("each\n");
  // expect: gone each
  coin = [Coin new];
  while (ask(^{ return (BOOL)(coin != nil); })) {
    coin = nil;
    printf("body ");
  }
  printf("end\n");
  // expect: body gone end
  coin = [Coin new];
  for (int i = 0; i < 2; i++) {
    if (ask(^{ return (BOOL)(coin != nil); })) {
      if (i == 0) continue;
      coin = nil;
      break;
    }
  }
  printf("break\n");
  // expect: gone break
  return 0;
}
