// <locale.h>: the locale is that of C. No environment reaches a program, so "" means the same, and there is no other.
//: part C library, locale
//: names lconv

#define LC_ALL 0
#define LC_COLLATE 1
#define LC_CTYPE 2
#define LC_MONETARY 3
#define LC_NUMERIC 4
#define LC_TIME 5
#define LC_MESSAGES 6
struct lconv {
  char *decimal_point, *thousands_sep, *grouping, *int_curr_symbol, *currency_symbol;
  char *mon_decimal_point, *mon_thousands_sep, *mon_grouping, *positive_sign, *negative_sign;
  char int_frac_digits, frac_digits, p_cs_precedes, p_sep_by_space, n_cs_precedes, n_sep_by_space;
  char p_sign_posn, n_sign_posn, int_p_cs_precedes, int_n_cs_precedes;
  char int_p_sep_by_space, int_n_sep_by_space, int_p_sign_posn, int_n_sign_posn;
};
char *setlocale(int category, const char *name) {
  if (category < LC_ALL || category > LC_MESSAGES) return NULL;
  return !name || !*name || strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0 ? "C" : NULL;
}
struct lconv *localeconv(void) {
  static struct lconv c = {
    ".", "", "", "", "", "", "", "", "", "",
    CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX,
    CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX
  };
  return &c;
}
