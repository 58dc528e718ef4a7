#import <Foundation/Foundation.h>
#include <stdlib.h>
struct Item {
  int key;
  struct Item *next;
};
@interface Stack : NSObject {
  struct Item *_top;
}
- (void)push:(int)key;
- (int)pop;
@end
@implementation Stack
- (void)push:(int)key {
  struct Item *i = malloc(sizeof(struct Item));
  *i = (struct Item){key, _top};
  _top = i;
}
- (int)pop {
  struct Item *i = _top;
  int key = i->key;
  _top = i->next;
  free(i);
  return key;
}
@end
int main(void) {
  Stack *s = [Stack new];
  [s push:1];
  [s push:2];
  [s push:3];
  int a = [s pop];
  [s push:4];
  printf("%d %d %d %d\n", a, [s pop], [s pop], [s pop]);  // expect: 3 4 2 1
  return 0;
}
