#import <Foundation/Foundation.h>
struct Mixed { char c; int i; double d; unsigned low : 3, high : 5; };
union Word { int i; float f; unsigned char bytes[8]; };
static int sum(const void *bytes, size_t n) {
  const unsigned char *p = bytes;
  int total = 0;
  for (size_t i = 0; i < n; i++) total += p[i];
  return total;
}
int main(void) {
  struct Mixed s;
  s.c = 'a';
  s.i = 2;
  s.d = 0;
  s.low = 1;
  s.high = 2;
  struct Mixed copy;
  memcpy(&copy, &s, sizeof s);
  struct Mixed *kept = malloc(sizeof *kept);
  *kept = copy;
  printf("%d %d %d\n", kept->c, kept->low, kept->high);  // expect: 97 1 2
  printf("%d\n", sum(kept, sizeof *kept));  // expect: 116
  union Word w;
  w.f = 1;
  printf("%d\n", w.bytes[3]);  // expect: 63
  int zero[5] = {0};
  int *cleared = calloc(3, sizeof(int));
  static int always;
  printf("%d %d %d\n", zero[4], cleared[2], always);  // expect: 0 0 0
  char text[16];
  snprintf(text, sizeof text, "%d", 12);
  printf("%s %lu\n", text, strlen(text));  // expect: 12 2
  int *grown = realloc(NULL, 4);
  grown[0] = 1;
  grown = realloc(grown, 8);
  grown[1] = 2;
  printf("%d %d\n", grown[0], grown[1]);  // expect: 1 2
  return 0;
}
