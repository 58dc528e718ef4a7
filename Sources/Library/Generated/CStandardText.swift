// swift-format-ignore-file
// Written by `make library` from C/CStandard.m: change it there.
enum CStandardText {
static let text: StaticString = #"""
int vprintf(const char *format, va_list arguments)
    __attribute__((selfsame_native(vprintf), format(printf, 1, 0)));
int vfprintf(FILE *file, const char *format, va_list arguments)
    __attribute__((selfsame_native(vfprintf), format(printf, 2, 0)));
int vsnprintf(char *to, size_t size, const char *format, va_list arguments)
    __attribute__((selfsame_native(vsnprintf), format(printf, 3, 0)));
int vsprintf(char *to, const char *format, va_list arguments)
    __attribute__((selfsame_native(vsprintf), format(printf, 2, 0)));
int vasprintf(char **to, const char *format, va_list arguments) {
  va_list again;
  __builtin_va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, again);
  __builtin_va_end(again);
  *to = length < 0 ? NULL : (char *)malloc(length + 1);
  return *to ? vsnprintf(*to, length + 1, format, arguments) : -1;
}
int asprintf(char **to, const char *format, ...) __attribute__((format(printf, 2, 3)));
int asprintf(char **to, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = vasprintf(to, format, arguments);
  __builtin_va_end(arguments);
  return length;
}
double __selfsame_math(int function, double x, double y)
    __attribute__((selfsame_native(mathFunction)));

static void __selfsame_mergeSort(char *base, char *spare, size_t count, size_t size,
                                 int (*order)(const void *, const void *)) {
  if (count < 2) return;
  size_t half = count / 2;
  __selfsame_mergeSort(base, spare, half, size, order);
  __selfsame_mergeSort(base + half * size, spare, count - half, size, order);
  size_t left = 0, right = half, filled = 0;
  while (left < half && right < count) {
    // Equal elements: the left one first.
    size_t from = order(base + right * size, base + left * size) < 0 ? right++ : left++;
    memcpy(spare + filled++ * size, base + from * size, size);
  }
  while (left < half) memcpy(spare + filled++ * size, base + left++ * size, size);
  memcpy(base, spare, filled * size);
}
void qsort(void *base, size_t count, size_t size, int (*order)(const void *, const void *)) {
  if (count < 2 || size == 0) return;
  char *spare = malloc(count * size);
  __selfsame_mergeSort(base, spare, count, size, order);
  free(spare);
}
static void __selfsame_mergeSortByBlock(char *base, char *spare, size_t count, size_t size,
                                        int (^order)(const void *, const void *)) {
  if (count < 2) return;
  size_t half = count / 2, left = 0, right = half, filled = 0;
  __selfsame_mergeSortByBlock(base, spare, half, size, order);
  __selfsame_mergeSortByBlock(base + half * size, spare, count - half, size, order);
  while (left < half && right < count) {
    size_t from = order(base + left * size, base + right * size) <= 0 ? left++ : right++;
    memcpy(spare + filled++ * size, base + from * size, size);
  }
  while (left < half) memcpy(spare + filled++ * size, base + left++ * size, size);
  memcpy(base, spare, filled * size);
}
void qsort_b(void *base, size_t count, size_t size,
             int (^order)(const void *, const void *)) {
  if (count < 2 || size == 0) return;
  char *spare = malloc(count * size);
  __selfsame_mergeSortByBlock(base, spare, count, size, order);
  free(spare);
}
void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*order)(const void *, const void *)) {
  const char *bytes = base;
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int sign = order(key, bytes + middle * size);
    if (sign == 0) return (void *)(bytes + middle * size);
    if (sign < 0) high = middle; else low = middle + 1;
  }
  return NULL;
}

size_t strspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && strchr(set, s[n])) n++;
  return n;
}
size_t strcspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && !strchr(set, s[n])) n++;
  return n;
}
char *strpbrk(const char *s, const char *set) {
  s += strcspn(s, set);
  return *s ? (char *)s : NULL;
}
char *strtok_r(char *s, const char *set, char **state) {
  if (!s) s = *state;
  if (!s) return NULL;
  s += strspn(s, set);
  if (!*s) { *state = NULL; return NULL; }
  char *end = s + strcspn(s, set);
  if (*end) { *end = 0; *state = end + 1; } else *state = NULL;
  return s;
}
char *strtok(char *s, const char *set) {
  static char *state;
  return strtok_r(s, set, &state);
}
void *memchr(const void *block, int c, size_t n) {
  const unsigned char *bytes = block;
  for (size_t i = 0; i < n; i++) if (bytes[i] == (unsigned char)c) return (void *)(bytes + i);
  return NULL;
}
int strcasecmp(const char *a, const char *b) {
  while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b)) a++, b++;
  return tolower((unsigned char)*a) - tolower((unsigned char)*b);
}
int strncasecmp(const char *a, const char *b, size_t n) {
  if (n == 0) return 0;
  while (--n && *a && tolower((unsigned char)*a) == tolower((unsigned char)*b)) a++, b++;
  return tolower((unsigned char)*a) - tolower((unsigned char)*b);
}
size_t strnlen(const char *s, size_t limit) {
  size_t n = 0;
  while (n < limit && s[n]) n++;
  return n;
}
// Looks for a part in no more than so many characters.
char *strnstr(const char *s, const char *part, size_t limit) {
  size_t length = strlen(part);
  if (length == 0) return (char *)s;
  for (; limit >= length && *s; s++, limit--) {
    if (strncmp(s, part, length) == 0) return (char *)s;
  }
  return NULL;
}
char *strndup(const char *s, size_t limit) {
  size_t n = strnlen(s, limit);
  char *copy = malloc(n + 1);
  memcpy(copy, s, n);
  copy[n] = 0;
  return copy;
}
size_t strlcpy(char *to, const char *from, size_t size) {
  size_t n = strlen(from);
  if (size) {
    size_t kept = n < size - 1 ? n : size - 1;
    memcpy(to, from, kept);
    to[kept] = 0;
  }
  return n;
}
size_t strlcat(char *to, const char *from, size_t size) {
  size_t n = strnlen(to, size);
  return n == size ? n + strlen(from) : n + strlcpy(to + n, from, size - n);
}
static inline void bzero(void *block, size_t n) { memset(block, 0, n); }
static inline void bcopy(const void *from, void *to, size_t n) { memmove(to, from, n); }
static inline int bcmp(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }

int isxdigit(int c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
int iscntrl(int c) { return (c >= 0 && c < 32) || c == 127; }
int isgraph(int c) { return c > 32 && c < 127; }
int isprint(int c) { return c >= 32 && c < 127; }
int isblank(int c) { return c == ' ' || c == '\t'; }
int ffs(int n) {
  if (n == 0) return 0;
  int i = 1;
  while (!(n & 1)) { n = (int)((unsigned)n >> 1); i++; }
  return i;
}

long long atoll(const char *s) { return atol(s); }
long long llabs(long long n) { return n < 0 ? -n : n; }
typedef struct { int quot; int rem; } div_t;
typedef struct { long quot; long rem; } ldiv_t;
div_t div(int a, int b) { div_t r; r.quot = a / b; r.rem = a % b; return r; }
ldiv_t ldiv(long a, long b) { ldiv_t r; r.quot = a / b; r.rem = a % b; return r; }

double sin(double x) { return __selfsame_math(0, x, 0); }
double cos(double x) { return __selfsame_math(1, x, 0); }
double tan(double x) { return __selfsame_math(2, x, 0); }
double asin(double x) { return __selfsame_math(3, x, 0); }
double acos(double x) { return __selfsame_math(4, x, 0); }
double atan(double x) { return __selfsame_math(5, x, 0); }
double atan2(double y, double x) { return __selfsame_math(6, y, x); }
double sinh(double x) { return __selfsame_math(7, x, 0); }
double cosh(double x) { return __selfsame_math(8, x, 0); }
double tanh(double x) { return __selfsame_math(9, x, 0); }
double exp(double x) { return __selfsame_math(10, x, 0); }
double log(double x) { return __selfsame_math(11, x, 0); }
double log10(double x) { return __selfsame_math(12, x, 0); }
double log2(double x) { return __selfsame_math(13, x, 0); }
double cbrt(double x) { return __selfsame_math(14, x, 0); }
double hypot(double x, double y) { return __selfsame_math(15, x, y); }
double rint(double x) { return __selfsame_math(16, x, 0); }
double nearbyint(double x) { return rint(x); }
double trunc(double x) { return x < 0 ? ceil(x) : floor(x); }
double fmin(double x, double y) { return x < y || y != y ? x : y; }
double fmax(double x, double y) { return x > y || y != y ? x : y; }
long lround(double x) { return (long)round(x); }
long long llround(double x) { return (long long)round(x); }
double ldexp(double x, int power) {
  // In steps that cannot overflow before the result does.
  for (; power > 1000; power -= 1000) x *= 0x1p1000;
  for (; power < -1000; power += 1000) x *= 0x1p-1000;
  return x * pow(2, power);
}
float sqrtf(float x) { return sqrt(x); }
float powf(float x, float y) { return pow(x, y); }
float floorf(float x) { return floor(x); }
float ceilf(float x) { return ceil(x); }
float fabsf(float x) { return fabs(x); }
float fmodf(float x, float y) { return fmod(x, y); }
float roundf(float x) { return round(x); }
float sinf(float x) { return sin(x); }
float cosf(float x) { return cos(x); }
float tanf(float x) { return tan(x); }
float expf(float x) { return exp(x); }
float logf(float x) { return log(x); }
float fminf(float x, float y) { return fmin(x, y); }
float fmaxf(float x, float y) { return fmax(x, y); }

// No environment reaches a program.
char *getenv(const char *name) { return NULL; }

// What it reads comes line by line, as it was given; where nobody gives anything it has come to its end.
const char *__selfsame_inputLine(long number) __attribute__((selfsame_native(inputLine)));
static const char *__selfsame_input = "";
static long __selfsame_inputLines;
static BOOL __selfsame_inputEnded;
// Whether there is a character to be read.
static BOOL __selfsame_hasInput(void) {
  if (*__selfsame_input) return YES;
  const char *line = __selfsame_inputEnded ? NULL : __selfsame_inputLine(__selfsame_inputLines);
  if (!line) {
    __selfsame_inputEnded = YES;
    return NO;
  }
  __selfsame_inputLines++;
  __selfsame_input = line;
  return YES;
}
int getchar(void) { return __selfsame_hasInput() ? (unsigned char)*__selfsame_input++ : -1; }
int fputc(int c, FILE *file) { return fprintf(file, "%c", c) < 0 ? -1 : c; }
int putc(int c, FILE *file) { return fputc(c, file); }
size_t fwrite(const void *block, size_t size, size_t count, FILE *file) {
  const char *bytes = block;
  for (size_t i = 0; i < size * count; i++) fputc(bytes[i], file);
  return count;
}
// As NSProcessInfo has it.
int getpid(void) { return 501; }
int getppid(void) { return 1; }
long random(void) { return rand(); }
void srandom(unsigned seed) { srand(seed); }
void srandomdev(void) { srand(1); }
size_t malloc_size(const void *block) __attribute__((selfsame_native(malloc_size)));
void _exit(int status) __attribute__((selfsame_native(_exit), noreturn));

// What a program wants done at its end, the latest first.
static void (*__selfsame_farewells[64])(void);
static int __selfsame_farewellCount;
int atexit(void (*function)(void)) {
  if (__selfsame_farewellCount >= 64) return -1;
  __selfsame_farewells[__selfsame_farewellCount++] = function;
  return 0;
}
void __selfsame_runFarewells(void) {
  while (__selfsame_farewellCount > 0) __selfsame_farewells[--__selfsame_farewellCount]();
}
unsigned arc4random(void) { return ((unsigned)rand() << 16) ^ (unsigned)rand(); }
unsigned arc4random_uniform(unsigned limit) { return limit ? arc4random() % limit : 0; }

// Prints, and ends the program: in one step, whoever else fails at the same time.
__attribute__((selfsame_visible(threadEnd)))
void __assert_rtn(const char *function, const char *file, int line, const char *text) {
  fprintf(stderr, "Assertion failed: (%s), function %s, file %s, line %d.\n", text, function, file,
          line);
  abort();
}
"""#
}
