// A packed bit-field lies in the next free bits, also where no storage unit of its type holds them all.
#include <stdio.h>

struct __attribute__((packed)) Wide { unsigned char pad : 4; unsigned long a : 64; };
struct __attribute__((packed)) Mixed { unsigned pad : 7; unsigned long a : 61; int c : 30; };
struct __attribute__((packed)) Narrow { unsigned char pad : 1; unsigned b : 32; };
struct __attribute__((packed)) Short { unsigned b : 17; };
struct Inner { char c; int n : 20 __attribute__((packed)); int m : 30 __attribute__((packed)); };

static struct Mixed fixed = { 5, 0x1fffffffffffffffUL, -2 };
static struct Short three = { 0x1abcd };

int main(void) {
  struct Wide wide = { 0 };
  wide.a = 0x123456789abcdef0UL;
  wide.pad = 9;
  printf("%lx %d %zu\n", (unsigned long)wide.a, wide.pad, sizeof wide);  // expect: 123456789abcdef0 9 9
  struct Mixed mixed = { 5, 0x1fffffffffffffffUL, -2 };
  printf("%u %lx %d\n", mixed.pad, (unsigned long)mixed.a, mixed.c);  // expect: 5 1fffffffffffffff -2
  printf("%u %lx %d\n", fixed.pad, (unsigned long)fixed.a, fixed.c);  // expect: 5 1fffffffffffffff -2
  mixed.a++;
  mixed.c -= 100;
  printf("%u %lx %d\n", mixed.pad, (unsigned long)mixed.a, mixed.c);  // expect: 5 0 -102
  struct Narrow narrow = { 1, 0xdeadbeef };
  printf("%x %x\n", narrow.pad, narrow.b);  // expect: 1 deadbeef
  struct Short shorts[2] = { { 1 }, { 2 } };
  shorts[0].b = 0x1ffff;
  printf("%zu %x %x %x\n", sizeof *shorts, shorts[0].b, shorts[1].b, three.b);  // expect: 3 1ffff 2 1abcd
  struct Inner inner = { 'x', -5, 70000 };
  printf("%c %d %d\n", inner.c, inner.n, inner.m);  // expect: x -5 70000
  return 0;
}
