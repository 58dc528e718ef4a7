// mode: arc
// In C a const variable is no constant; clang folds it where only a constant may stand.
#import <Foundation/Foundation.h>
static const int sides = 3;
const unsigned twice = sides * 2;
static int table[sides] = {7, 8, 9};
struct Name { char letters[sides + 1]; };
@interface Board : NSObject {
  @public int cells[sides][twice];
}
@end
@implementation Board
@end
static const char *named(int number) {
  switch (number) {
    case sides: return "sides";
    case twice: return "twice";
    default: return "other";
  }
}
enum { beyond = sides + 10 };
int main(void) {
  const int count = 2;
  const char *words[count] = {"one", "two"};
  static int kept[count] = {5};
  int filled[count + 1] = {[1] = 4};
  const int *place = &count;
  NSLog(@"%zu %zu %zu %zu", sizeof table, sizeof(struct Name), sizeof(((Board *)0)->cells), sizeof words);
  // expect: 12 4 72 16
  NSLog(@"%s %d %d %d %d", words[1], kept[0] + kept[1], filled[1] + filled[2], *place, beyond);
  // expect: two 5 4 2 13
  NSLog(@"%s %s %s", named(3), named(6), named(2));
  // expect: sides twice other
  void (^block)(void) = ^{
    int inside[count] = {1, 1};
    NSLog(@"%zu", sizeof inside);
  };
  block();
  // expect: 8
  return 0;
}
