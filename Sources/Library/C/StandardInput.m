// Reading what a program is given: characters, lines, and values by a format.
//
// A format may ask for more than a line has, so the lines that it needs are put together first, and what it
// has left of them is what the next call begins with.
//: part standard input
//: names stdin
//: reads input
//: requires sscanf
//: requires C library, the rest

static FILE *const stdin = (FILE *)3;
int feof(FILE *file) { return __selfsame_inputEnded; }
int ferror(FILE *file) { return 0; }
void clearerr(FILE *file) {}
int fgetc(FILE *file) { return getchar(); }
int getc(FILE *file) { return getchar(); }
// The character stands in front of the rest again, as C allows it for one.
int ungetc(int c, FILE *file) {
  if (c < 0) return -1;
  char *text = malloc(strlen(__selfsame_input) + 2);
  text[0] = c;
  strcpy(text + 1, __selfsame_input);
  __selfsame_input = text;
  return c;
}
char *fgets(char *to, int size, FILE *file) {
  int n = 0;
  while (n < size - 1 && __selfsame_hasInput()) {
    to[n++] = *__selfsame_input;
    if (*__selfsame_input++ == '\n') break;
  }
  if (n == 0) return NULL;
  to[n] = 0;
  return to;
}
char *gets(char *to) {
  if (!__selfsame_hasInput()) return NULL;
  int c;
  char *at = to;
  while ((c = getchar()) >= 0 && c != '\n') *at++ = c;
  *at = 0;
  return to;
}
long getdelim(char **line, size_t *size, int end, FILE *file) {
  if (!__selfsame_hasInput()) return -1;
  size_t n = 0;
  int c;
  do {
    c = getchar();
    if (c < 0) break;
    if (!*line || n + 2 > *size) {
      *size = *line ? *size * 2 + 2 : 120;
      *line = realloc(*line, *size);
    }
    (*line)[n++] = c;
  } while (c != end);
  (*line)[n] = 0;
  return (long)n;
}
long getline(char **line, size_t *size, FILE *file) { return getdelim(line, size, '\n', file); }
size_t fread(void *to, size_t size, size_t count, FILE *file) {
  size_t n = 0;
  while (n < size * count && __selfsame_hasInput()) ((char *)to)[n++] = getchar();
  return size ? n / size : 0;
}
int vscanf(const char *format, va_list arguments) {
  __selfsame_hasInput();
  for (;;) {
    va_list again;
    __builtin_va_copy(again, arguments);
    const char *rest;
    int stored = __selfsame_scan(__selfsame_input, format, again, &rest);
    __builtin_va_end(again);
    if (*rest || __selfsame_inputEnded) {
      __selfsame_input = rest;
      return stored;
    }
    // It stands at the end of what is there: more may belong to it.
    const char *before = __selfsame_input;
    __selfsame_input = "";
    BOOL more = __selfsame_hasInput();
    if (*before) {
      char *whole = malloc(strlen(before) + strlen(__selfsame_input) + 1);
      strcpy(whole, before);
      strcat(whole, __selfsame_input);
      __selfsame_input = whole;
    }
    if (!more) continue;
  }
}
int vfscanf(FILE *file, const char *format, va_list arguments) { return vscanf(format, arguments); }
int scanf(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int stored = vscanf(format, arguments);
  va_end(arguments);
  return stored;
}
int fscanf(FILE *file, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int stored = vscanf(format, arguments);
  va_end(arguments);
  return stored;
}
