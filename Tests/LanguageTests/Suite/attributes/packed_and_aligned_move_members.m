#include <stddef.h>
#include <stdio.h>
struct __attribute__((packed)) Packed { char a; int b; short c; };
struct Member { char a; int b __attribute__((packed)); char c __attribute__((aligned(8))); };
struct Aligned { char a; } __attribute__((aligned(16)));
#pragma pack(push, 1)
struct One { char a; double d; };
#pragma pack(pop)
struct Plain { char a; double d; };
#pragma pack(2)
struct Two { char a; double d; };
#pragma pack()
struct Bits { int x : 3; unsigned y : 7; char c; };
int main(void) {
  printf("%zu %zu %zu\n", sizeof(struct Packed), offsetof(struct Packed, b), offsetof(struct Packed, c));
  // expect: 7 1 5
  printf("%zu %zu %zu\n", sizeof(struct Member), offsetof(struct Member, b), offsetof(struct Member, c));
  // expect: 16 1 8
  printf("%zu %zu\n", sizeof(struct Aligned), _Alignof(struct Aligned));  // expect: 16 16
  printf("%zu %zu %zu\n", sizeof(struct One), sizeof(struct Plain), sizeof(struct Two));
  // expect: 9 16 10
  printf("%s %s\n", @encode(struct Bits), @encode(struct Packed));
  // expect: {Bits=b3b7c} {Packed=cis}
  return 0;
}
