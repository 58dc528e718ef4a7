// What the compiler works out itself, it divides as the types say: unsigned numbers have no sign.
// expect: fffffffffffffff 571428571 2147483647 5 615
// expect: 10
// expect: three
// expect: 7fffffffffffffff 1
#import <Foundation/Foundation.h>
static unsigned long big = 0xFFFFFFFFFFFFFFF0UL / 16;
static unsigned small = 4000000000u / 7;
enum { Half = 0xFFFFFFFFu / 2, Rest = 0xFFFFFFFFu % 10 };
static unsigned long left = 18446744073709551615UL % 1000;
int main(void) { printf("%lx %u %d %d %lu\n", big, small, Half, Rest, left);
 int a[0xFFFFFFFFFFFFFFFFUL / 0x1999999999999999UL];
 printf("%lu\n", sizeof a / sizeof a[0]);
 _Static_assert(0xFFFFFFFFFFFFFFFFUL / 2 == 0x7FFFFFFFFFFFFFFFUL, "unsigned"); 
 switch (3u) { case 0xFFFFFFFFu / 0x55555555u: printf("three\n"); }
 printf("%lx %d\n", 0x8000000000000000UL >> 1 | 0x3FFFFFFFFFFFFFFFUL, 0xFFFFFFFFu > 1);
 return 0; }
