// A block of statements as an argument put its variables where its value was wanted: the value then
// stood in the variable that was released at the end of the block.
@interface Box : NSObject { @public int n; }
@end
@implementation Box
@end
Box *make(void) { return [[Box alloc] init]; }
void show(int a, int b, Box *c) { printf("%d %d %d\n", a, b, c != 0); }
int main(void) {
  show(({ Box *t = make(); _Bool r = 1; r; }), ({ Box *t = make(); t->n = 5; t->n; }),
       ({ Box *t = make(); t; }));  // expect: 1 5 1
}
