// mode: mrc
#include <wchar.h>
static const wchar_t still[] = L"still";
int main(void) {
  wchar_t *wide = L"h\u00e9y";
  unsigned short narrow[] = u"a😀";
  const unsigned *whole = U"😀";
  printf("%zu %d %d\n", sizeof(wchar_t), wide[1], wide[3]);  // expect: 4 233 0
  printf("%zu %x %x %x\n", sizeof narrow, narrow[0], narrow[1], narrow[2]);  // expect: 8 61 d83d de00
  printf("%x %zu\n", whole[0], sizeof U"ab");  // expect: 1f600 12
  printf("%d %d %d\n", L'x', u'é', U'😀');  // expect: 120 233 128512
  printf("%zu %zu %zu\n", sizeof L'x', sizeof u'x', sizeof U'x');  // expect: 4 2 4
  printf("%zu %zu\n", sizeof(L"abc" "d"), wcslen(L"four" L"teen"));  // expect: 20 8
  printf("%c %d\n", (char)still[2], wcscmp(still, L"still"));  // expect: i 0
  wchar_t room[8] = L"to", braces[] = {L"in"};
  printf("%d %d %zu\n", room[1], room[7], sizeof braces);  // expect: 111 0 12
  printf("%d %x %d\n", L"\x263a"[0] == 0x263a, u"\xd83d"[0], L'\n');  // expect: 1 d83d 10
  struct { int n; wchar_t text[4]; } pair = {1, L"abc"};
  printf("%d %d\n", pair.text[2], pair.text[3]);  // expect: 99 0
  printf("%s\n", _Generic(L"x", int *: "int", default: "other"));  // expect: int
  switch (L'b') {
    case L'b': printf("case\n");  // expect: case
  }
#if L'A' == 65
  printf("%s %zu\n", u8"é", sizeof u8"é");  // expect: é 3
#endif
  return 0;
}
