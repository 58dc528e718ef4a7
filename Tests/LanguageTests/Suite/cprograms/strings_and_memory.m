// What clang printed for the same text.
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <ctype.h>
int cmp(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
int main(void) {
  char buf[64] = "one,two,,three";
  for (char *p = strtok(buf, ","); p; p = strtok(NULL, ",")) printf("[%s]", p);
  printf("\n");
  const char *w[] = {"pear", "apple", "fig"};
  qsort(w, 3, sizeof *w, cmp);
  for (int i = 0; i < 3; i++) printf("%s ", w[i]);
  printf("\n");
  char s[20]; strcpy(s, "abc"); strcat(s, "def"); strncat(s, "ghijkl", 2); printf("%s %zu\n", s, strlen(s));
  printf("%s %s %s\n", strchr(s, 'd'), strrchr("a/b/c", '/'), strstr("haystack", "st"));
  printf("%d %d\n", memcmp("abc", "abd", 3) < 0, strncmp("abcx", "abcy", 3));
  for (char *p = s; *p; p++) *p = toupper((unsigned char)*p);
  puts(s);
  memmove(s + 2, s, 5); puts(s);
  char *end; long v = strtol("123abc", &end, 10); printf("%ld %s %ld %ld\n", v, end, strtol("0x1F", NULL, 16), strtol("077", NULL, 0));
  printf("%.2f %d\n", strtod("3.75e1x", &end), atoi("  -12z"));
  snprintf(s, 5, "%s", "overflowing"); printf("%s %d\n", s, snprintf(NULL, 0, "%d-%s", 42, "x"));
  char *d = strdup("dup"); d[0] = 'D'; puts(d); free(d);
  int *a = calloc(4, sizeof *a); a = realloc(a, 8 * sizeof *a); a[7] = 9; printf("%d %d\n", a[0], a[7]); free(a);
  printf("%d %d %d\n", isalpha('x') != 0, isdigit('x') != 0, isspace('\t') != 0);
  printf("%zu %zu\n", strspn("aabbc", "ab"), strcspn("hello", "l"));
  unsigned char bytes[4]; unsigned n = 0x01020304; memcpy(bytes, &n, 4); printf("%d %d\n", bytes[0], bytes[3]);
  memset(bytes, 0xAB, sizeof bytes); printf("%x\n", bytes[2]);
  return 0;
}
// expect: [one][two][three]
// expect: apple fig pear 
// expect: abcdefgh 8
// expect: defgh /c stack
// expect: 1 0
// expect: ABCDEFGH
// expect: ABABCDEH
// expect: 123 abc 31 63
// expect: 37.50 -12
// expect: over 4
// expect: Dup
// expect: 0 9
// expect: 1 0 1
// expect: 4 2
// expect: 4 1
// expect: ab
