// <string>: the fraction, or the number without a sign, at the start of a text.
//: part string_numbers.cpp
//: names stod stof stoul stoull
//: calls strtod isxdigit
//: requires string.cpp

namespace std {
// What is too large or too small for its type has had other digits than the value has.
double __fraction(const char *what, const string &text, unsigned long *end, double least, double most) {
  const char *start = text.c_str();
  char *rest;
  double value = strtod(start, &rest);
  if (rest == start) __throw_invalid_argument(what);
  if (end) *end = rest - start;
  const char *at = start;
  while (isspace(*at)) at++;
  if (*at == '-' || *at == '+') at++;
  if (isalpha(*at)) return value;
  bool isZero = true;
  for (; at < rest && tolower(*at) != 'e' && tolower(*at) != 'p'; at++) {
    if (isalnum(*at) && *at != '0' && tolower(*at) != 'x') isZero = false;
  }
  double size = value < 0 ? -value : value;
  if (!isZero && (size < least || size > most)) __throw_out_of_range(what);
  return value;
}
double stod(const string &text, unsigned long *end = nullptr) {
  return __fraction("stod", text, end, 2.2250738585072014e-308, 1.7976931348623157e308);
}
float stof(const string &text, unsigned long *end = nullptr) {
  return (float)__fraction("stof", text, end, 1.1754943508222875e-38, 3.4028235677973362e38);
}
unsigned long __unsigned(const char *what, const string &text, unsigned long *end, int base) {
  unsigned long i = 0;
  while (isspace(text[i])) i++;
  bool isNegative = text[i] == '-';
  if (text[i] == '-' || text[i] == '+') i++;
  bool isHex = text[i] == '0' && (text[i + 1] == 'x' || text[i + 1] == 'X') && isxdigit(text[i + 2]);
  if (base == 0) base = isHex ? 16 : text[i] == '0' ? 8 : 10;
  if (base == 16 && isHex) i += 2;
  unsigned long value = 0, most = 18446744073709551615ul, first = i;
  bool fits = true;
  for (;; i++) {
    int digit = isdigit(text[i]) ? text[i] - '0' : isalpha(text[i]) ? tolower(text[i]) - 'a' + 10 : 99;
    if (digit >= base) break;
    if (value > (most - digit) / base) fits = false;
    value = value * base + digit;
  }
  if (i == first) __throw_invalid_argument(what);
  if (!fits) __throw_out_of_range(what);
  if (end) *end = i;
  return isNegative ? 0ul - value : value;
}
unsigned long stoul(const string &text, unsigned long *end = nullptr, int base = 10) {
  return __unsigned("stoul", text, end, base);
}
unsigned long long stoull(const string &text, unsigned long *end = nullptr, int base = 10) {
  return __unsigned("stoull", text, end, base);
}
}
