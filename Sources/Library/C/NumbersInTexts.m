// strtol, strtod and their kin: the number that a text begins with, and where it ends.
//
// What does not fit is the nearest number that does, and errno says ERANGE.
//: part C library, numbers in texts
//: requires C library, the rest
//: requires C library, errors

// The digits of an integer without its sign; `over`: more than 64 bits of them.
static unsigned long __selfsame_magnitude(const char *s, char **end, int base, BOOL *negative,
                                          BOOL *over) {
  *negative = *over = NO;
  if (base < 0 || base == 1 || base > 36) {
    errno = EINVAL;
    return 0;
  }
  const char *p = s;
  while (isspace((unsigned char)*p)) p++;
  *negative = *p == '-';
  if (*p == '-' || *p == '+') p++;
  if ((base == 0 || base == 16) && p[0] == '0' && (p[1] == 'x' || p[1] == 'X')
      && isxdigit((unsigned char)p[2])) {
    p += 2;
    base = 16;
  }
  if (base == 0) base = *p == '0' ? 8 : 10;
  unsigned long value = 0;
  const char *first = p;
  for (;; p++) {
    int c = (unsigned char)*p;
    int digit = isdigit(c) ? c - '0' : isalpha(c) ? tolower(c) - 'a' + 10 : 99;
    if (digit >= base) break;
    if (value > (ULONG_MAX - digit) / base) *over = YES;
    value = value * base + digit;
  }
  if (end) *end = (char *)(p == first ? s : p);
  return value;
}
long strtol(const char *s, char **end, int base) {
  BOOL negative, over;
  unsigned long value = __selfsame_magnitude(s, end, base, &negative, &over);
  unsigned long limit = (unsigned long)LONG_MAX + (negative ? 1 : 0);
  if (over || value > limit) {
    errno = ERANGE;
    value = limit;
  }
  return (long)(negative ? -value : value);
}
unsigned long strtoul(const char *s, char **end, int base) {
  BOOL negative, over;
  unsigned long value = __selfsame_magnitude(s, end, base, &negative, &over);
  if (over) {
    errno = ERANGE;
    return ULONG_MAX;
  }
  return negative ? -value : value;
}
long long strtoll(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long long strtoull(const char *s, char **end, int base) {
  return strtoul(s, end, base);
}
intmax_t strtoimax(const char *s, char **end, int base) { return strtol(s, end, base); }
uintmax_t strtoumax(const char *s, char **end, int base) { return strtoul(s, end, base); }

// The digits behind `0x`, and `p` with the power of two.
static double __selfsame_hexadecimal(const char **at) {
  const char *p = *at;
  unsigned long digits = 0;
  int power = 0;
  BOOL behindPoint = NO;
  for (;; p++) {
    int c = (unsigned char)*p;
    if (c == '.' && !behindPoint) {
      behindPoint = YES;
      continue;
    }
    if (!isxdigit(c)) break;
    int digit = isdigit(c) ? c - '0' : tolower(c) - 'a' + 10;
    if (digits >> 60) {
      // More than a double holds: what is left over only matters to the rounding.
      if (digit) digits |= 1;
      if (!behindPoint) power += 4;
    } else {
      digits = digits << 4 | digit;
      if (behindPoint) power -= 4;
    }
  }
  if (*p == 'p' || *p == 'P') {
    BOOL negative = p[1] == '-';
    const char *digit = p[1] == '-' || p[1] == '+' ? p + 2 : p + 1;
    if (isdigit((unsigned char)*digit)) {
      int more = 0;
      for (; isdigit((unsigned char)*digit); digit++) {
        if (more < 100000) more = more * 10 + (*digit - '0');
      }
      power += negative ? -more : more;
      p = digit;
    }
  }
  *at = p;
  return digits ? ldexp((double)digits, power) : 0;
}
// The digits of a decimal number with its `e`; nothing is passed where there is none.
static double __selfsame_decimal(const char **at) {
  const char *p = *at;
  BOOL hasDigits = NO, hasValue = NO;
  for (BOOL behindPoint = NO;; p++) {
    if (*p == '.' && !behindPoint) {
      behindPoint = YES;
    } else if (isdigit((unsigned char)*p)) {
      hasDigits = YES;
      if (*p != '0') hasValue = YES;
    } else {
      break;
    }
  }
  if (!hasDigits) return 0;
  if (*p == 'e' || *p == 'E') {
    const char *digit = p[1] == '-' || p[1] == '+' ? p + 2 : p + 1;
    if (isdigit((unsigned char)*digit)) {
      while (isdigit((unsigned char)*digit)) digit++;
      p = digit;
    }
  }
  char *digits = strndup(*at, p - *at);
  NSString *text = [[NSString alloc] initWithUTF8String:digits];
  double value = [text doubleValue];
  [text release];
  free(digits);
  *at = p;
  if (hasValue && value < 2.2250738585072014e-308) errno = ERANGE;
  return value;
}
double strtod(const char *s, char **end) {
  const char *p = s;
  while (isspace((unsigned char)*p)) p++;
  BOOL negative = *p == '-';
  if (*p == '-' || *p == '+') p++;
  const char *first = p;
  double value = 0;
  if (strncasecmp(p, "inf", 3) == 0) {
    p += strncasecmp(p, "infinity", 8) == 0 ? 8 : 3;
    value = 1.0 / 0.0;
  } else if (strncasecmp(p, "nan", 3) == 0) {
    p += 3;
    value = 0.0 / 0.0;
    if (*p == '(') {
      const char *last = p + 1;
      while (isalnum((unsigned char)*last) || *last == '_') last++;
      if (*last == ')') p = last + 1;
    }
  } else {
    BOOL hexadecimal = p[0] == '0' && (p[1] == 'x' || p[1] == 'X')
        && isxdigit((unsigned char)p[p[2] == '.' ? 3 : 2]);
    if (hexadecimal) p += 2;
    value = hexadecimal ? __selfsame_hexadecimal(&p) : __selfsame_decimal(&p);
    if (value - value != 0) errno = ERANGE;
  }
  if (end) *end = (char *)(p == first ? s : p);
  return p == first ? 0 : negative ? -value : value;
}
float strtof(const char *s, char **end) {
  double value = strtod(s, end);
  float result = (float)value;
  if (value - value == 0 && result - result != 0) errno = ERANGE;
  return result;
}
long double strtold(const char *s, char **end) { return strtod(s, end); }
double atof(const char *s) { return strtod(s, NULL); }
