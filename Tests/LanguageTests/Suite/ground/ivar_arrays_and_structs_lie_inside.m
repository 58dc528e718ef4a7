#import <Foundation/Foundation.h>
@interface Board : NSObject {
@public
  char cells[3][3];
  struct {
    short x, y;
  } cursor;
}
- (void)put:(char)c;
@end
@implementation Board
- (void)put:(char)c { cells[cursor.y][cursor.x] = c; }
@end
int main(void) {
  Board *b = [Board new];
  b->cursor.x = 2;
  b->cursor.y = 1;
  [b put:'#'];
  printf("%c %d\n", b->cells[1][2], ((char *)b)[8 + 5] == '#');  // expect: # 1
  printf("%lu\n", class_getInstanceSize([Board class]));  // expect: 24
  return 0;
}
