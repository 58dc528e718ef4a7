// <time.h> as far as dates are text, and what compilers have built in.
//
// The day is computed from the number of days since 1970 by the calendar's rule of 400 years; local time
// is that of Greenwich, so that a program prints the same everywhere.
//: part C library, dates and builtins
//: names tm
//: names __builtin_popcount __builtin_popcountl __builtin_popcountll __builtin_clz
//: names __builtin_clzl __builtin_clzll __builtin_ctz __builtin_ctzl __builtin_ctzll
//: names __builtin_expect __builtin_unreachable __builtin_bswap32 __builtin_bswap64
//: names __builtin_bswap16 __builtin_add_overflow __builtin_sub_overflow __builtin_mul_overflow
//: names __builtin_abs __builtin_strlen __builtin_memcpy __builtin_memset __builtin_trap
//: names __builtin_parity __builtin_types_compatible_p __builtin_choose_expr __builtin_ffs __builtin_fabs
//: names __builtin_inf __builtin_nan __builtin_isnan __builtin_memcmp __builtin_strcmp
//: names __builtin_expect_with_probability __builtin_assume
//: requires C library, the rest
//: requires Threads

static inline int isnan(double x) { return x != x; }
static inline int isinf(double x) { return x == x && x - x != 0; }
static inline int isfinite(double x) { return x - x == 0; }
static inline int signbit(double x) {
  long bits;
  memcpy(&bits, &x, 8);
  return bits < 0;
}
double copysign(double x, double sign) {
  return signbit(x) == signbit(sign) ? x : -x;
}
double nan(const char *tag) { return 0.0 / 0.0; }
double __selfsame_math3(int function, double x, double y, double z)
    __attribute__((selfsame_native(mathFunction)));
double fma(double x, double y, double z) { return __selfsame_math3(27, x, y, z); }
double remainder(double x, double y) { return x - rint(x / y) * y; }
double expm1(double x) { return __selfsame_math(21, x, 0); }
double log1p(double x) { return __selfsame_math(22, x, 0); }
double exp2(double x) { return __selfsame_math(23, x, 0); }
typedef struct { long long quot; long long rem; } lldiv_t;
lldiv_t lldiv(long long a, long long b) {
  lldiv_t result = {a / b, a % b};
  return result;
}

int __builtin_popcountll(unsigned long long x) {
  int n = 0;
  while (x) {
    x &= x - 1;
    n++;
  }
  return n;
}
int __builtin_ctzll(unsigned long long x) {
  int n = 0;
  while (n < 64 && !(x >> n & 1)) n++;
  return n;
}
int __builtin_clzll(unsigned long long x) {
  int n = 0;
  while (n < 64 && !(x >> (63 - n) & 1)) n++;
  return n;
}
#define __builtin_popcount(x) __builtin_popcountll((unsigned)(x))
#define __builtin_popcountl(x) __builtin_popcountll((unsigned long)(x))
#define __builtin_parity(x) (__builtin_popcountll((unsigned)(x)) & 1)
#define __builtin_ctz(x) __builtin_ctzll((unsigned)(x))
#define __builtin_ctzl(x) __builtin_ctzll((unsigned long)(x))
#define __builtin_clz(x) (__builtin_clzll((unsigned)(x)) - 32)
#define __builtin_clzl(x) __builtin_clzll((unsigned long)(x))
#define __builtin_expect(x, value) ((long)(x))
#define __builtin_expect_with_probability(x, value, chance) ((long)(x))
#define __builtin_assume(x) ((void)0)
#define __builtin_ffs(x) __selfsame_firstBit((unsigned)(x))
static inline int __selfsame_firstBit(unsigned x) { return x ? __builtin_ctzll(x) + 1 : 0; }
// Which of two expressions it is, and whether two types are one, is known while compiling.
#define __builtin_choose_expr(which, yes, no) \
  _Generic((char (*)[1 + !!(which)])0, char (*)[2]: (yes), char (*)[1]: (no))
#define __builtin_types_compatible_p(one, other) \
  _Generic((__typeof__(one) *)0, __typeof__(other) *: 1, default: 0)
#define __builtin_fabs(x) fabs(x)
#define __builtin_inf() ((double)INFINITY)
#define __builtin_nan(text) ((double)NAN)
#define __builtin_isnan(x) isnan(x)
#define __builtin_memcmp(a, b, n) memcmp(a, b, n)
#define __builtin_strcmp(a, b) strcmp(a, b)
#define __builtin_unreachable() abort()
#define __builtin_trap() abort()
#define __builtin_abs(x) abs(x)
#define __builtin_strlen(s) strlen(s)
#define __builtin_memcpy(to, from, n) memcpy(to, from, n)
#define __builtin_memset(to, byte, n) memset(to, byte, n)
unsigned short __builtin_bswap16(unsigned short x) {
  return (unsigned short)(x >> 8 | x << 8);
}
unsigned __builtin_bswap32(unsigned x) {
  return x >> 24 | (x >> 8 & 0xFF00) | (x << 8 & 0xFF0000) | x << 24;
}
unsigned long long __builtin_bswap64(unsigned long long x) {
  return (unsigned long long)__builtin_bswap32((unsigned)x) << 32
      | __builtin_bswap32((unsigned)(x >> 32));
}
// Numbers of 64 bits with a sign beside them: whether a op b is another number than the one that was stored.
static _Bool __selfsame_overflows(unsigned long a, _Bool isANegative, unsigned long b, _Bool isBNegative,
                                  int operation, unsigned long stored, _Bool isNegative) {
  long high = -(long)isANegative;
  switch (operation) {
    case 0:
      high += (a + b < a) - (long)isBNegative;
      return high != -(long)isNegative || stored != a + b;
    case 1:
      high -= (a < b) - (long)isBNegative;
      return high != -(long)isNegative || stored != a - b;
    default: {
      if (isANegative) a = -a;
      if (isBNegative) b = -b;
      if (isNegative) stored = -stored;
      if (a == 0 || b == 0) return stored != 0;
      return a > 18446744073709551615UL / b || a * b != stored
          || isNegative != (isANegative != isBNegative);
    }
  }
}
#define __selfsame_checked(a, b, to, op, n) ({ \
  __typeof__((a) + 0) __a = (a); \
  __typeof__((b) + 0) __b = (b); \
  __typeof__(to) __to = (to); \
  *__to = (__typeof__(*__to))((unsigned long)__a op (unsigned long)__b); \
  __selfsame_overflows((unsigned long)__a, __a < 0, (unsigned long)__b, __b < 0, n, \
                       (unsigned long)*__to, *__to < 0); })
#define __builtin_add_overflow(a, b, to) __selfsame_checked(a, b, to, +, 0)
#define __builtin_sub_overflow(a, b, to) __selfsame_checked(a, b, to, -, 1)
#define __builtin_mul_overflow(a, b, to) __selfsame_checked(a, b, to, *, 2)

struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
static int __selfsame_yearDays(long year) {
  return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 366 : 365;
}
struct tm *gmtime_r(const time_t *time, struct tm *to) {
  long seconds = *time % 86400, days = *time / 86400;
  if (seconds < 0) {
    seconds += 86400;
    days--;
  }
  memset(to, 0, sizeof *to);
  to->tm_hour = (int)(seconds / 3600);
  to->tm_min = (int)(seconds / 60 % 60);
  to->tm_sec = (int)(seconds % 60);
  to->tm_wday = (int)(((days + 4) % 7 + 7) % 7);
  // Years begin in March here, so that the day that some years lack comes last.
  long z = days + 719468, era = (z >= 0 ? z : z - 146096) / 146097, day = z - era * 146097;
  long year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
  long ofYear = day - (365 * year + year / 4 - year / 100), month = (5 * ofYear + 2) / 153;
  to->tm_mday = (int)(ofYear - (153 * month + 2) / 5 + 1);
  to->tm_mon = (int)(month < 10 ? month + 2 : month - 10);
  long real = year + era * 400 + (to->tm_mon < 2);
  int leap = __selfsame_yearDays(real) - 365;
  to->tm_year = (int)(real - 1900);
  to->tm_yday = (int)(to->tm_mon < 2 ? ofYear - 306 : ofYear + 59 + leap);
  to->tm_zone = "UTC";
  return to;
}
struct tm *gmtime(const time_t *time) {
  static struct tm result;
  return gmtime_r(time, &result);
}
struct tm *localtime_r(const time_t *time, struct tm *to) { return gmtime_r(time, to); }
struct tm *localtime(const time_t *time) { return gmtime(time); }
time_t timegm(struct tm *tm) {
  long year = tm->tm_year + 1900L + tm->tm_mon / 12, month = tm->tm_mon % 12;
  if (month < 0) {
    month += 12;
    year--;
  }
  if (month < 2) year--;
  long era = (year >= 0 ? year : year - 399) / 400, ofEra = year - era * 400;
  long shifted = month < 2 ? month + 10 : month - 2;
  long day = ofEra * 365 + ofEra / 4 - ofEra / 100 + (153 * shifted + 2) / 5 + tm->tm_mday - 1;
  time_t result = (era * 146097 + day - 719468) * 86400 + tm->tm_hour * 3600L
      + tm->tm_min * 60L + tm->tm_sec;
  gmtime_r(&result, tm);
  return result;
}
time_t mktime(struct tm *tm) { return timegm(tm); }
static const char *const __selfsame_days[] = {"Sunday", "Monday", "Tuesday", "Wednesday",
                                              "Thursday", "Friday", "Saturday"};
static const char *const __selfsame_months[] = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December"};
// The week of ISO 8601, which belongs to the year that its Thursday lies in.
static int __selfsame_isoWeek(const struct tm *tm, int *year) {
  *year = tm->tm_year + 1900;
  int thursday = tm->tm_yday + 3 - (tm->tm_wday + 6) % 7;
  if (thursday < 0) thursday += __selfsame_yearDays(--*year);
  int days = __selfsame_yearDays(*year);
  if (thursday >= days) {
    thursday -= days;
    ++*year;
  }
  return thursday / 7 + 1;
}
size_t strftime(char *to, size_t room, const char *format, const struct tm *tm) {
  size_t used = 0;
  char piece[64];
  for (; *format; format++) {
    piece[0] = *format;
    piece[1] = 0;
    if (*format == '%' && format[1]) {
      int hour = tm->tm_hour % 12 ? tm->tm_hour % 12 : 12;
      int year = tm->tm_year + 1900, weekYear, week = __selfsame_isoWeek(tm, &weekYear);
      // Other ways of writing the same, of which the C locale has none.
      if ((format[1] == 'E' || format[1] == 'O') && format[2]) format++;
      switch (*++format) {
        case 'C': sprintf(piece, "%02d", (year < 0 ? year - 99 : year) / 100); break;
        case 'G': sprintf(piece, "%d", weekYear); break;
        case 'g': sprintf(piece, "%02d", (weekYear % 100 + 100) % 100); break;
        case 'V': sprintf(piece, "%02d", week); break;
        case 'U': sprintf(piece, "%02d", (tm->tm_yday + 7 - tm->tm_wday) / 7); break;
        case 'W': sprintf(piece, "%02d", (tm->tm_yday + 7 - (tm->tm_wday + 6) % 7) / 7); break;
        case 's': {
          struct tm copy = *tm;
          sprintf(piece, "%ld", timegm(&copy));
          break;
        }
        case 'k': sprintf(piece, "%2d", tm->tm_hour); break;
        case 'l': sprintf(piece, "%2d", hour); break;
        case 'r': strftime(piece, sizeof piece, "%I:%M:%S %p", tm); break;
        case 'x': strftime(piece, sizeof piece, "%m/%d/%y", tm); break;
        case 'X': strftime(piece, sizeof piece, "%H:%M:%S", tm); break;
        case 'Y': sprintf(piece, "%d", year); break;
        case 'y': sprintf(piece, "%02d", (year % 100 + 100) % 100); break;
        case 'm': sprintf(piece, "%02d", tm->tm_mon + 1); break;
        case 'd': sprintf(piece, "%02d", tm->tm_mday); break;
        case 'e': sprintf(piece, "%2d", tm->tm_mday); break;
        case 'H': sprintf(piece, "%02d", tm->tm_hour); break;
        case 'I': sprintf(piece, "%02d", hour); break;
        case 'M': sprintf(piece, "%02d", tm->tm_min); break;
        case 'S': sprintf(piece, "%02d", tm->tm_sec); break;
        case 'j': sprintf(piece, "%03d", tm->tm_yday + 1); break;
        case 'p': strcpy(piece, tm->tm_hour < 12 ? "AM" : "PM"); break;
        case 'A': strcpy(piece, __selfsame_days[tm->tm_wday]); break;
        case 'a': sprintf(piece, "%.3s", __selfsame_days[tm->tm_wday]); break;
        case 'B': strcpy(piece, __selfsame_months[tm->tm_mon]); break;
        case 'b': case 'h': sprintf(piece, "%.3s", __selfsame_months[tm->tm_mon]); break;
        case 'u': sprintf(piece, "%d", tm->tm_wday ? tm->tm_wday : 7); break;
        case 'w': sprintf(piece, "%d", tm->tm_wday); break;
        case 'Z': strcpy(piece, "UTC"); break;
        case 'z': strcpy(piece, "+0000"); break;
        case 'n': strcpy(piece, "\n"); break;
        case 't': strcpy(piece, "\t"); break;
        case '%': break;
        case 'F': strftime(piece, sizeof piece, "%Y-%m-%d", tm); break;
        case 'T': strftime(piece, sizeof piece, "%H:%M:%S", tm); break;
        case 'R': strftime(piece, sizeof piece, "%H:%M", tm); break;
        case 'D': strftime(piece, sizeof piece, "%m/%d/%y", tm); break;
        case 'c': strftime(piece, sizeof piece, "%a %b %e %H:%M:%S %Y", tm); break;
        default:
          piece[0] = '%';
          piece[1] = *format;
          piece[2] = 0;
      }
    }
    size_t length = strlen(piece);
    if (used + length >= room) return 0;
    memcpy(to + used, piece, length);
    used += length;
  }
  if (room) to[used] = 0;
  return used;
}
char *asctime_r(const struct tm *tm, char *text) {
  strftime(text, 26, "%a %b %e %H:%M:%S %Y\n", tm);
  return text;
}
char *asctime(const struct tm *tm) {
  static char text[32];
  return asctime_r(tm, text);
}
char *ctime(const time_t *time) { return asctime(localtime(time)); }
char *ctime_r(const time_t *time, char *text) { return asctime_r(localtime(time), text); }
