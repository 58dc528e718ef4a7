// `offsetof` by hand, and members of what only the loader knows.
#import <Foundation/Foundation.h>
struct In { int a, b; };
typedef struct { int a; struct In in; char t[8]; } R;
static R items[3];
void *first = &((R *)0)->in;
static int *second = &((items + 1)->in.b);
static long offset = (long)&((R *)0)->t;
static R *third = items + 2;
int *none = '\0';
__SIZE_TYPE__ wide = sizeof(__INT64_TYPE__);
int main(void) {
  *second = 12;
  third->in.a = 3;
  printf("%ld %d %ld %d\n", (long)first, items[1].in.b, offset, none == 0); // expect: 4 12 12 1
  printf("%d %ld %d\n", items[2].in.a, (long)&((R *)16)->in.b, &(items + 2)->in.a == &items[2].in.a); // expect: 3 24 1
  printf("%d %d %ld %d\n", (int)wide, __INT_MAX__ == 2147483647, __LONG_MAX__, __SIZEOF_POINTER__); // expect: 8 1 9223372036854775807 8
  return 0;
}
