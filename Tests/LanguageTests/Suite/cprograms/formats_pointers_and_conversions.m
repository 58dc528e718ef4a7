// mode: mrc
// printf, unions, function pointers, lists, strtok, limits
#import <Foundation/Foundation.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <limits.h>
#include <stdint.h>
#include <inttypes.h>
#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <float.h>
#include <stddef.h>
typedef enum { RED = 1, GREEN = RED << 2, BLUE } Color;
typedef union { uint32_t u; uint8_t b[4]; float f; } U;
typedef int Matrix[2][3];
struct list { int v; struct list *next; };
static int apply(int (*f)(int, int), int a, int b) { return f(a, b); }
static int add(int a, int b) { return a + b; } static int mul(int a, int b) { return a * b; }
static int (*pick(char c))(int, int) { return c == '+' ? add : mul; }
static struct list *push(struct list *l, int v) { struct list *n = malloc(sizeof *n); *n = (struct list){v, l}; return n; }
static unsigned collatz(unsigned n) { unsigned s = 0; while (n != 1) { n = n & 1 ? 3 * n + 1 : n >> 1; s++; } return s; }
#define SWAP(T, a, b) do { T _t = (a); (a) = (b); (b) = _t; } while (0)
int main(int argc, char **argv) {
    printf("%d %d %d %zu\n", RED, GREEN, BLUE, sizeof(Color));
    U u = {.f = 1.0f}; printf("%08x %02x\n", u.u, u.b[3]);
    Matrix m = {{1, 2, 3}, {4, 5, 6}}; int t = 0; for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) t += m[i][j] * (i + 1); printf("%d %zu %zu\n", t, sizeof m, sizeof m[0]);
    int (*row)[3] = m + 1; printf("%d %d\n", (*row)[2], *(*m + 4));
    printf("%d %d %d\n", apply(add, 3, 4), apply(pick('*'), 3, 4), (*pick('+'))(1, 1));
    struct list *l = NULL; for (int i = 0; i < 4; i++) l = push(l, i * i); for (struct list *p = l; p; p = p->next) printf("%d ", p->v); puts(""); while (l) { struct list *n = l->next; free(l); l = n; }
    printf("%u %u\n", collatz(27), collatz(1));
    char buf[32]; int n = snprintf(buf, sizeof buf, "%-6s|%+05d|%#x|%.3e|%5.1f%%", "ab", 42, 255, 12345.678, 99.5); printf("%s %d\n", buf, n);
    printf("[%*d] [%-*d] [%.*s] [%c] [%5s] [%%]\n", 5, 42, 5, 42, 3, "abcdef", 'x', "yz");
    printf("%ld %lu %lld %llu %hhd %hu %zu %jd %td\n", LONG_MIN, ULONG_MAX, LLONG_MAX, ULLONG_MAX, (char)200, (unsigned short)70000, sizeof(long), (intmax_t)-5, (ptrdiff_t)3);
    printf("%" PRId64 " %" PRIu32 " %" PRIx64 "\n", INT64_MIN, UINT32_MAX, (uint64_t)0xdeadbeefcafe);
    printf("%g %g %g %g %a\n", 0.1, 1e10, 1e-5, 123456789.0, 1.0); printf("%f %.0f %.10g %e\n", 1.0 / 3, 2.5, M_PI, 0.0);
    printf("%s %d %d\n", strchr("hello", 'l'), (int)strcspn("hello", "l"), strncmp("abc", "abd", 2));
    char s[] = "one,two;three"; for (char *tok = strtok(s, ",;"); tok; tok = strtok(NULL, ",;")) printf("<%s>", tok); puts("");
    printf("%ld %ld %g %d\n", strtol("0x1F", NULL, 0), strtol("777", NULL, 8), strtod("3.5e2x", NULL), atoi("  -12abc"));
    int x = 1, y = 2; SWAP(int, x, y); printf("%d %d %d\n", x, y, x > y ? x : y);
    printf("%d %d %d %d\n", -7 / 2, -7 % 2, 7 >> 1, -8 >> 1); printf("%u %d\n", 1u - 2u, (int)(unsigned char)-1);
    printf("%d %d\n", (signed char)0x80, (short)0x8000); printf("%d\n", 'a' + 'b'); printf("%x %x\n", ~0u, 0xF0 ^ 0xFF);
    int arr[] = {5, 3, 9, 1}; int *p = arr, *e = arr + 4; int best = *p; while (++p < e) if (*p > best) best = *p; printf("%d %td\n", best, e - arr);
    const char *names[] = {[2] = "c", [0] = "a"}; printf("%s %s %zu\n", names[0], names[1] ? names[1] : "null", sizeof names / sizeof *names);
    goto skip; puts("no"); skip:; switch (x) { case 1: puts("1"); case 2: puts("2"); case 3: puts("3"); break; default: puts("d"); }
    bool b = 5; printf("%d %zu %d\n", b, sizeof b, !!7); printf("%g %g %d\n", fabs(-2.5), pow(2, 10), (int)round(2.5)); printf("%d %d\n", isalpha('a') != 0, toupper('q'));
    printf("%zu %zu\n", offsetof(struct list, next), _Alignof(double)); printf("%d\n", ({ int q = 3; q * q; }));
    do { static int k; k++; if (k > 2) break; printf("k%d ", k); } while (1); puts("");
    void *v = &x; printf("%d %d\n", *(int *)v, memcmp("ab", "ac", 2) < 0); printf("%.2f %5d|%-5d|%05d\n", 3.14159, 42, 42, 42); printf("%5.2s|%p\n", "abc", (void *)0);
    printf("%d %d\n", FLT_DIG, DBL_DIG); printf("%i %o %X\n", 10, 8, 255); printf("%s\n", (char *)"a" "b" "c"); char big[] = {'x', 0x41, '\n', '\0'}; printf("%zu %s", sizeof big, big);
    return argc - 1;
}
// expect: 1 4 5 4
// expect: 3f800000 3f
// expect: 36 24 12
// expect: 6 5
// expect: 7 12 2
// expect: 9 4 1 0 
// expect: 111 0
// expect: ab    |+0042|0xff|1.235e+04| 99 34
// expect: [   42] [42   ] [abc] [x] [   yz] [%]
// expect: -9223372036854775808 18446744073709551615 9223372036854775807 18446744073709551615 -56 4464 8 -5 3
// expect: -9223372036854775808 4294967295 deadbeefcafe
// expect: 0.1 1e+10 1e-05 1.23457e+08 0x1p+0
// expect: 0.333333 2 3.141592654 0.000000e+00
// expect: llo 2 0
// expect: <one><two><three>
// expect: 31 511 350 -12
// expect: 2 1 2
// expect: -3 -1 3 -4
// expect: 4294967295 255
// expect: -128 -32768
// expect: 195
// expect: ffffffff f
// expect: 9 4
// expect: a null 3
// expect: 2
// expect: 3
// expect: 1 1 1
// expect: 2.5 1024 3
// expect: 1 81
// expect: 8 8
// expect: 9
// expect: k1 k2 
// expect: 2 1
// expect: 3.14    42|42   |00042
// expect:    ab|0x0
// expect: 6 15
// expect: 10 10 FF
// expect: abc
// expect: 4 xA
