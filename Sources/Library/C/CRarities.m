// What programs rarely take from the C library: taking numbers apart, the other sorts, more of <string.h>, wide characters.
//: part C library, rarities
//: requires C library, the rest
//: requires C library, dates and builtins

#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
// Nothing is held back: what is printed is there at once.
void setbuf(FILE *file, char *buffer) {}
int setvbuf(FILE *file, char *buffer, int mode, size_t size) { return 0; }
int isatty(int descriptor) { return 0; }
char *getlogin(void) { return "learner"; }

#define FP_NAN 1
#define FP_INFINITE 2
#define FP_ZERO 3
#define FP_NORMAL 4
#define FP_SUBNORMAL 5
int __selfsame_classOf(double x) {
  if (x != x) return FP_NAN;
  if (isinf(x)) return FP_INFINITE;
  if (x == 0) return FP_ZERO;
  return fabs(x) < 2.2250738585072014e-308 ? FP_SUBNORMAL : FP_NORMAL;
}
#define fpclassify(x) __selfsame_classOf(x)
#define isgreater(x, y) ((x) > (y))
#define isgreaterequal(x, y) ((x) >= (y))
#define isless(x, y) ((x) < (y))
#define islessequal(x, y) ((x) <= (y))
#define islessgreater(x, y) __selfsame_differ(x, y)
#define isunordered(x, y) __selfsame_areUnordered(x, y)
int __selfsame_differ(double x, double y) { return x < y || x > y; }
int __selfsame_areUnordered(double x, double y) { return x != x || y != y; }
double remquo(double x, double y, int *quotient) {
  double rest = remainder(x, y);
  long whole = (long)rint((x - rest) / y);
  *quotient = (int)(whole < 0 ? -(-whole & 7) : whole & 7);
  return rest;
}

double modf(double x, double *whole) {
  *whole = trunc(x);
  return isinf(x) ? copysign(0, x) : copysign(x - *whole, x);
}
double scalbn(double x, int power) { return ldexp(x, power); }
double frexp(double x, int *power) {
  *power = 0;
  if (x == 0 || x != x || isinf(x)) return x;
  for (; fabs(x) >= 1; x /= 2) ++*power;
  for (; fabs(x) < 0.5; x *= 2) --*power;
  return x;
}
double logb(double x) {
  int power;
  if (x == 0) return -1 / fabs(x);
  if (isinf(x)) return fabs(x);
  if (x != x) return x;
  frexp(x, &power);
  return power - 1;
}
int ilogb(double x) {
  if (x == 0 || x != x) return -2147483647 - 1;
  return isinf(x) ? 2147483647 : (int)logb(x);
}
double fdim(double x, double y) { return x > y ? x - y : x != x ? x : y != y ? y : 0; }
double nextafter(double x, double to) {
  union { double number; long long bits; } next = {x};
  if (x != x || to != to) return x + to;
  if (x == to) return to;
  if (x == 0) {
    next.bits = 1;
    return copysign(next.number, to);
  }
  next.bits += (x < to) == (x > 0) ? 1 : -1;
  return next.number;
}
long lrint(double x) { return (long)rint(x); }
long long llrint(double x) { return (long long)rint(x); }
double scalbln(double x, long power) {
  return ldexp(x, power > 10000 ? 10000 : power < -10000 ? -10000 : (int)power);
}
double nexttoward(double x, long double to) { return nextafter(x, to); }
double erf(double x) { return __selfsame_math(17, x, 0); }
double erfc(double x) { return __selfsame_math(18, x, 0); }
double tgamma(double x) { return __selfsame_math(19, x, 0); }
double lgamma(double x) { return __selfsame_math(20, x, 0); }
double asinh(double x) { return __selfsame_math(24, x, 0); }
double acosh(double x) { return __selfsame_math(25, x, 0); }
double atanh(double x) { return __selfsame_math(26, x, 0); }
float asinhf(float x) { return asinh(x); }
float acoshf(float x) { return acosh(x); }
float atanhf(float x) { return atanh(x); }
float expm1f(float x) { return expm1(x); }
float log1pf(float x) { return log1p(x); }
float logbf(float x) { return logb(x); }
float erff(float x) { return erf(x); }
float erfcf(float x) { return erfc(x); }
float tgammaf(float x) { return tgamma(x); }
float lgammaf(float x) { return lgamma(x); }
float nanf(const char *tag) { return nan(tag); }
float scalbnf(float x, int power) { return scalbn(x, power); }
float scalblnf(float x, long power) { return scalbln(x, power); }
float remainderf(float x, float y) { return remainder(x, y); }
float remquof(float x, float y, int *quotient) { return remquo(x, y, quotient); }
int ilogbf(float x) { return ilogb(x); }
long long llroundf(float x) { return llround(x); }
long long llrintf(float x) { return llrint(x); }
float nextafterf(float x, float to) {
  union { float number; int bits; } next = {x};
  if (x != x || to != to) return x + to;
  if (x == to) return to;
  if (x == 0) {
    next.bits = 1;
    return copysign(next.number, to);
  }
  next.bits += (x < to) == (x > 0) ? 1 : -1;
  return next.number;
}
float nexttowardf(float x, long double to) {
  return nextafterf(x, to > x ? INFINITY : to < x ? -INFINITY : (float)to);
}
// The product is exact as a double. Where the sum is not, its last bit is made odd by what was lost, so that rounding it
// once more, to a float, is as good as rounding once.
float fmaf(float x, float y, float z) {
  double product = (double)x * y, sum = product + z, other = sum - product;
  double lost = (product - (sum - other)) + (z - other);
  union { double number; long long bits; } odd = {sum};
  if (isfinite(sum) && lost != 0 && !(odd.bits & 1)) odd.bits += (lost > 0) == (sum > 0) ? 1 : -1;
  return odd.number;
}
float asinf(float x) { return asin(x); }
float acosf(float x) { return acos(x); }
float atanf(float x) { return atan(x); }
float atan2f(float y, float x) { return atan2(y, x); }
float sinhf(float x) { return sinh(x); }
float coshf(float x) { return cosh(x); }
float tanhf(float x) { return tanh(x); }
float log2f(float x) { return log2(x); }
float log10f(float x) { return log10(x); }
float exp2f(float x) { return exp2(x); }
float cbrtf(float x) { return cbrt(x); }
float hypotf(float x, float y) { return hypot(x, y); }
float truncf(float x) { return trunc(x); }
float rintf(float x) { return rint(x); }
float nearbyintf(float x) { return rint(x); }
long lroundf(float x) { return lround(x); }
long lrintf(float x) { return lrint(x); }
float fdimf(float x, float y) { return fdim(x, y); }
float copysignf(float x, float sign) { return copysign(x, sign); }
float ldexpf(float x, int power) { return ldexp(x, power); }
float frexpf(float x, int *power) { return frexp(x, power); }
float modff(float x, float *whole) {
  double place, rest = modf(x, &place);
  *whole = place;
  return rest;
}
int isnormal(double x) { return isfinite(x) && fabs(x) >= 0x1p-1022; }

int strcoll(const char *a, const char *b) { return strcmp(a, b); }
char *stpcpy(char *to, const char *from) { return strcpy(to, from) + strlen(from); }
char *strsep(char **rest, const char *set) {
  char *first = *rest;
  if (!first) return NULL;
  char *end = first + strcspn(first, set);
  if (*end) *end++ = 0; else end = NULL;
  *rest = end;
  return first;
}
char *strcasestr(const char *s, const char *part) {
  size_t n = strlen(part);
  for (;; s++) {
    if (strncasecmp(s, part, n) == 0) return (char *)s;
    if (!*s) return NULL;
  }
}
void *memmem(const void *block, size_t size, const void *part, size_t length) {
  const char *bytes = block;
  for (size_t i = 0; length <= size && i <= size - length; i++) {
    if (memcmp(bytes + i, part, length) == 0) return (void *)(bytes + i);
  }
  return NULL;
}
void *memccpy(void *to, const void *from, int c, size_t n) {
  char *target = to;
  const char *bytes = from;
  for (size_t i = 0; i < n; i++) {
    target[i] = bytes[i];
    if ((unsigned char)bytes[i] == (unsigned char)c) return target + i + 1;
  }
  return NULL;
}
char *stpncpy(char *to, const char *from, size_t n) {
  size_t used = strnlen(from, n);
  strncpy(to, from, n);
  return to + used;
}
// Texts are in the order of their bytes, so what stands for a text there is the text.
size_t strxfrm(char *to, const char *from, size_t n) { return strlcpy(to, from, n); }
int ffsl(long n) { return n ? __builtin_ctzl(n) + 1 : 0; }
int ffsll(long long n) { return n ? __builtin_ctzll(n) + 1 : 0; }
int flsl(long n) { return n ? 64 - __builtin_clzl(n) : 0; }
int flsll(long long n) { return flsl(n); }
int fls(int n) { return flsl((unsigned)n); }
int isascii(int c) { return (c & ~127) == 0; }
int toascii(int c) { return c & 127; }

int mergesort(void *base, size_t count, size_t size, int (*order)(const void *, const void *)) {
  qsort(base, count, size, order);
  return 0;
}
int heapsort(void *base, size_t count, size_t size, int (*order)(const void *, const void *)) {
  return mergesort(base, count, size, order);
}
void qsort_r(void *base, size_t count, size_t size, void *context,
             int (*order)(void *, const void *, const void *)) {
  qsort_b(base, count, size, ^(const void *a, const void *b) { return order(context, a, b); });
}
void arc4random_buf(void *block, size_t n) {
  unsigned char *bytes = block;
  for (size_t i = 0; i < n; i++) bytes[i] = (unsigned char)(arc4random() >> 8);
}
typedef struct { intmax_t quot; intmax_t rem; } imaxdiv_t;
intmax_t imaxabs(intmax_t n) { return n < 0 ? -n : n; }
imaxdiv_t imaxdiv(intmax_t a, intmax_t b) {
  imaxdiv_t result = {a / b, a % b};
  return result;
}
int rand_r(unsigned *state) {
  *state = *state * 1103515245 + 12345;
  return (int)(*state >> 1);
}
// The linear congruence of 48 bits that POSIX writes down.
static unsigned long __selfsame_rand48 = 0x1234ABCD330E;
void srand48(long seed) { __selfsame_rand48 = ((unsigned long)(unsigned)seed << 16) + 0x330E; }
double drand48(void) {
  __selfsame_rand48 = (__selfsame_rand48 * 0x5DEECE66D + 0xB) & 0xFFFFFFFFFFFF;
  return (double)__selfsame_rand48 * 0x1p-48;
}
long lrand48(void) { return drand48(), (long)(__selfsame_rand48 >> 17); }
