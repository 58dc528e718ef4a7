// swift-format-ignore-file
// Written by `make library` from C/WideCharacters.m: change it there.
enum WideCharactersText {
static let text: StaticString = #"""
size_t wcslen(const wchar_t *text) {
  size_t n = 0;
  while (text[n]) n++;
  return n;
}
size_t wcsnlen(const wchar_t *text, size_t limit) {
  size_t n = 0;
  while (n < limit && text[n]) n++;
  return n;
}
wchar_t *wmemcpy(wchar_t *to, const wchar_t *from, size_t n) { return memcpy(to, from, n * sizeof *to); }
wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t n) { return memmove(to, from, n * sizeof *to); }
wchar_t *wmemset(wchar_t *to, wchar_t c, size_t n) {
  for (size_t i = 0; i < n; i++) to[i] = c;
  return to;
}
int wmemcmp(const wchar_t *a, const wchar_t *b, size_t n) {
  for (size_t i = 0; i < n; i++) if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}
wchar_t *wmemchr(const wchar_t *text, wchar_t c, size_t n) {
  for (size_t i = 0; i < n; i++) if (text[i] == c) return (wchar_t *)text + i;
  return NULL;
}
wchar_t *wcscpy(wchar_t *to, const wchar_t *from) { return wmemcpy(to, from, wcslen(from) + 1); }
wchar_t *wcsncpy(wchar_t *to, const wchar_t *from, size_t n) {
  size_t used = wcsnlen(from, n);
  wmemcpy(to, from, used);
  wmemset(to + used, 0, n - used);
  return to;
}
wchar_t *wcscat(wchar_t *to, const wchar_t *from) {
  wcscpy(to + wcslen(to), from);
  return to;
}
wchar_t *wcsncat(wchar_t *to, const wchar_t *from, size_t n) {
  size_t length = wcslen(to), used = wcsnlen(from, n);
  wmemcpy(to + length, from, used);
  to[length + used] = 0;
  return to;
}
int wcscmp(const wchar_t *a, const wchar_t *b) {
  while (*a && *a == *b) a++, b++;
  return *a < *b ? -1 : *a > *b;
}
int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n) {
  if (n == 0) return 0;
  while (--n && *a && *a == *b) a++, b++;
  return *a < *b ? -1 : *a > *b;
}
int wcscoll(const wchar_t *a, const wchar_t *b) { return wcscmp(a, b); }
wchar_t *wcschr(const wchar_t *text, wchar_t c) { return wmemchr(text, c, wcslen(text) + 1); }
wchar_t *wcsrchr(const wchar_t *text, wchar_t c) {
  for (size_t i = wcslen(text) + 1; i > 0; i--) if (text[i - 1] == c) return (wchar_t *)text + i - 1;
  return NULL;
}
size_t wcsspn(const wchar_t *text, const wchar_t *set) {
  size_t n = 0;
  while (text[n] && wcschr(set, text[n])) n++;
  return n;
}
size_t wcscspn(const wchar_t *text, const wchar_t *set) {
  size_t n = 0;
  while (text[n] && !wcschr(set, text[n])) n++;
  return n;
}
wchar_t *wcspbrk(const wchar_t *text, const wchar_t *set) {
  text += wcscspn(text, set);
  return *text ? (wchar_t *)text : NULL;
}
wchar_t *wcsstr(const wchar_t *text, const wchar_t *part) {
  size_t length = wcslen(part);
  for (;; text++) {
    if (wcsncmp(text, part, length) == 0) return (wchar_t *)text;
    if (!*text) return NULL;
  }
}
wchar_t *wcsdup(const wchar_t *text) { return wcscpy(malloc((wcslen(text) + 1) * sizeof *text), text); }

int iswalnum(int c) { return c >= 0 && c < 128 && isalnum(c); }
int iswalpha(int c) { return c >= 0 && c < 128 && isalpha(c); }
int iswblank(int c) { return c >= 0 && c < 128 && isblank(c); }
int iswcntrl(int c) { return c >= 0 && c < 128 && iscntrl(c); }
int iswdigit(int c) { return c >= 0 && c < 128 && isdigit(c); }
int iswgraph(int c) { return c >= 0 && c < 128 && isgraph(c); }
int iswlower(int c) { return c >= 0 && c < 128 && islower(c); }
int iswprint(int c) { return c >= 0 && c < 128 && isprint(c); }
int iswpunct(int c) { return c >= 0 && c < 128 && ispunct(c); }
int iswspace(int c) { return c >= 0 && c < 128 && isspace(c); }
int iswupper(int c) { return c >= 0 && c < 128 && isupper(c); }
int iswxdigit(int c) { return c >= 0 && c < 128 && isxdigit(c); }
int towlower(int c) { return c >= 0 && c < 128 ? tolower(c) : c; }
int towupper(int c) { return c >= 0 && c < 128 ? toupper(c) : c; }
"""#
}
