// swift-format-ignore-file
// Written by `make library` from CPlusPlus/iostream.cpp: change it there.
enum IostreamText {
static let text: StaticString = #"""
namespace std {
class ostream {
public:
  // Without one, what is written is kept.
  FILE *file;
  char *kept;
  unsigned long held, room;
  // How numbers are written: what `<iomanip>` and its like change. The width holds for one value.
  bool words, isLeft, shows, upper, sign;
  char filler;
  int base, digits, form;
  long wide;
  ostream(int number)
      : kept(nullptr), held(0), room(0), words(false), isLeft(false), shows(false), upper(false), sign(false), filler(' '), base(10),
        digits(6), form(0), wide(0) {
    file = number == 0 ? nullptr : number == 1 ? stdout : stderr;
  }
  ostream(const ostream &other) = delete;
  ostream &operator=(const ostream &other) = delete;
  ostream &keep(const char *text, unsigned long count) {
    if (held + count > room) {
      room = 2 * (held + count) + 62;
      char *old = kept;
      kept = (char *)malloc(room);
      if (held > 0) memcpy(kept, old, held);
      free(old);
    }
    memcpy(kept + held, text, count);
    held += count;
    return *this;
  }
  ostream &put(char c) {
    if (!file) return keep(&c, 1);
    fprintf(file, "%c", c);
    return *this;
  }
  ostream &write(const char *text, long count) {
    if (!file) return keep(text, count);
    for (long i = 0; i < count; i++) fprintf(file, "%c", text[i]);
    return *this;
  }
  ostream &flush() { return *this; }
  long width() const { return wide; }
  long width(long n) { long old = wide; wide = n; return old; }
  long precision() const { return digits; }
  long precision(long n) { long old = digits; digits = n; return old; }
  char fill() const { return filler; }
  char fill(char c) { char old = filler; filler = c; return old; }
  ostream &text(const char *s, long count) {
    long gap = wide > count ? wide - count : 0;
    wide = 0;
    if (!isLeft) for (long i = 0; i < gap; i++) put(filler);
    write(s, count);
    if (isLeft) for (long i = 0; i < gap; i++) put(filler);
    return *this;
  }
  ostream &text(const char *s) {
    if (wide == 0 && file) { fputs(s, file); return *this; }
    return text(s, strlen(s));
  }
  ostream &whole(unsigned long v, bool isNegative) {
    char made[80];
    const char *format = base == 8 ? (shows && v ? "0%lo" : "%lo")
        : base == 16 ? (shows && v ? (upper ? "0X%lX" : "0x%lx") : (upper ? "%lX" : "%lx"))
        : isNegative ? "-%lu" : sign ? "+%lu" : "%lu";
    sprintf(made, format, v);
    return text(made);
  }
  ostream &real(double v) {
    char format[8];
    char kind = form == 1 ? 'f' : form == 2 ? 'e' : 'g';
    if (upper) kind = kind - 32;
    sprintf(format, "%%%s.*%c", sign ? "+" : "", kind);
    // As many digits as were asked for, behind the 309 that a double may have before the point.
    char *made = (char *)malloc((digits > 0 ? digits : 6) + 400);
    sprintf(made, format, digits, v);
    text(made);
    free(made);
    return *this;
  }
};
ostream &operator<<(ostream &out, nullptr_t) { return out.text("nullptr"); }
ostream &operator<<(ostream &out, char c) { return out.wide ? out.text(&c, 1) : out.put(c); }
ostream &operator<<(ostream &out, signed char c) { return out << (char)c; }
ostream &operator<<(ostream &out, unsigned char c) { return out << (char)c; }
ostream &operator<<(ostream &out, long v) {
  if (out.base != 10) return out.whole((unsigned long)v, false);
  return out.whole(v < 0 ? 0 - (unsigned long)v : (unsigned long)v, v < 0);
}
ostream &operator<<(ostream &out, unsigned long v) {
  bool had = out.sign;
  out.sign = false;
  out.whole(v, false);
  out.sign = had;
  return out;
}
ostream &operator<<(ostream &out, int v) {
  return out.base == 10 ? out << (long)v : out.whole((unsigned)v, false);
}
ostream &operator<<(ostream &out, bool v) {
  return out.words ? out.text(v ? "true" : "false") : out << (int)v;
}
ostream &operator<<(ostream &out, short v) {
  return out.base == 10 ? out << (long)v : out.whole((unsigned short)v, false);
}
ostream &operator<<(ostream &out, unsigned short v) { return out << (unsigned long)v; }
ostream &operator<<(ostream &out, unsigned int v) { return out << (unsigned long)v; }
ostream &operator<<(ostream &out, long long v) { return out << (long)v; }
ostream &operator<<(ostream &out, unsigned long long v) { return out << (unsigned long)v; }
ostream &operator<<(ostream &out, double v) { return out.real(v); }
ostream &operator<<(ostream &out, float v) { return out.real(v); }
ostream &operator<<(ostream &out, long double v) { return out.real((double)v); }
ostream &operator<<(ostream &out, const char *s) { return out.text(s); }
ostream &operator<<(ostream &out, const void *v) {
  char made[32];
  if (!v) return out.text("0");
  sprintf(made, "%p", v);
  return out.text(made);
}
ostream &operator<<(ostream &out, ostream &(*step)(ostream &)) { return step(out); }
ostream &endl(ostream &out) { return out.put('\n'); }
ostream &flush(ostream &out) { return out; }
ostream &boolalpha(ostream &out) { out.words = true; return out; }
ostream &noboolalpha(ostream &out) { out.words = false; return out; }
ostream &dec(ostream &out) { out.base = 10; return out; }
ostream &hex(ostream &out) { out.base = 16; return out; }
ostream &oct(ostream &out) { out.base = 8; return out; }
ostream &fixed(ostream &out) { out.form = 1; return out; }
ostream &scientific(ostream &out) { out.form = 2; return out; }
ostream &defaultfloat(ostream &out) { out.form = 0; return out; }
ostream &left(ostream &out) { out.isLeft = true; return out; }
ostream &right(ostream &out) { out.isLeft = false; return out; }
ostream &showbase(ostream &out) { out.shows = true; return out; }
ostream &noshowbase(ostream &out) { out.shows = false; return out; }
ostream &uppercase(ostream &out) { out.upper = true; return out; }
ostream &nouppercase(ostream &out) { out.upper = false; return out; }
ostream &showpos(ostream &out) { out.sign = true; return out; }
ostream &noshowpos(ostream &out) { out.sign = false; return out; }
ostream &ends(ostream &out) { return out.put(0); }
struct __width { long n; };
struct __digits { int n; };
struct __filler { char c; };
inline __width setw(int n) { return __width{n}; }
inline __digits setprecision(int n) { return __digits{n}; }
inline __filler setfill(char c) { return __filler{c}; }
ostream &operator<<(ostream &out, const __width &a) { out.wide = a.n; return out; }
ostream &operator<<(ostream &out, const __digits &a) { out.digits = a.n; return out; }
ostream &operator<<(ostream &out, const __filler &a) { out.filler = a.c; return out; }
ostream cout(1);
ostream cerr(2);
ostream clog(2);
}
"""#
}
