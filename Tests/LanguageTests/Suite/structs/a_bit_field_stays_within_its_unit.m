#import <Foundation/Foundation.h>
struct Two { int a : 20; int b : 20; };
struct Three { unsigned char a : 5; unsigned char b : 5; unsigned char c : 3; };
struct Mixed { unsigned short a : 10; unsigned b : 10; unsigned short c : 7; };
int main(void) {
  struct Two two = {0};
  two.b = -3;
  two.a = 0x7FFFF;
  printf("%zu %d %d\n", sizeof(two), two.a, two.b);
  // expect: 8 524287 -3
  int words[2];
  memcpy(words, &two, 8);
  printf("%d %d\n", words[0] & 0xFFFFF, words[1] & 0xFFFFF);
  // expect: 524287 1048573
  struct Three three = {0};
  unsigned char bytes[3] = {0};
  three.a = 31;
  three.b = 17;
  three.c = 5;
  memcpy(bytes, &three, sizeof(three));
  printf("%zu %d %d\n", sizeof(three), bytes[0], bytes[1]);
  // expect: 2 31 177
  struct Mixed mixed = {1023, 1023, 127};
  mixed.b = 0;
  printf("%zu %d %d %d\n", sizeof(mixed), mixed.a, mixed.b, mixed.c);
  // expect: 4 1023 0 127
  return 0;
}
