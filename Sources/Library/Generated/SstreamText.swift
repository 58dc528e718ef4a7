// swift-format-ignore-file
// Written by `make library` from CPlusPlus/sstream.cpp: change it there.
enum SstreamText {
static let text: StaticString = #"""
namespace std {
// What is written as a text; what was given as one is written over from its start.
class __text_stream : public ostream {
  string __under;
public:
  __text_stream() : ostream(0) {}
  explicit __text_stream(const string &text) : ostream(0), __under(text) {}
  ~__text_stream() { free(kept); }
  unsigned long __size() const { return held < __under.size() ? __under.size() : held; }
  char __look(unsigned long i) const { return i < held ? kept[i] : __under[i]; }
  string str() const {
    string whole(kept ? kept : "", held);
    if (held < __under.size()) whole.append(__under.data() + held, __under.size() - held);
    return whole;
  }
  void str(const string &text) {
    held = 0;
    __under = text;
  }
};
class ostringstream : public __text_stream {
public:
  ostringstream() {}
  explicit ostringstream(const string &text) : __text_stream(text) {}
  void clear() {}
};
class istream {
  const __text_stream *__text;
  unsigned long __at;
  bool __isOver, __failed;
public:
  // How it reads, as a stream that writes says of itself.
  int base;
  bool words, keeps;
  explicit istream(const __text_stream *text) : __text(text), __at(0), __isOver(false), __failed(false), base(10), words(false), keeps(false) {}
  istream(const istream &other) = delete;
  istream &operator=(const istream &other) = delete;
  bool good() const { return !__isOver && !__failed; }
  bool eof() const { return __isOver; }
  bool fail() const { return __failed; }
  bool bad() const { return false; }
  explicit operator bool() const { return !__failed; }
  bool operator!() const { return __failed; }
  void clear() { __isOver = __failed = false; }
  void __rewind() { __at = 0; }
  void __fail() { __failed = true; }
  int peek() {
    if (!good()) return -1;
    if (__at < __text->__size()) return (unsigned char)__text->__look(__at);
    __isOver = true;
    return -1;
  }
  int __take() {
    ++__at;
    return peek();
  }
  int get() {
    int c = peek();
    if (c < 0) __failed = true;
    else ++__at;
    return c;
  }
  istream &get(char &c) {
    int next = get();
    if (next >= 0) c = next;
    return *this;
  }
  istream &unget() {
    __isOver = false;
    if (__at > 0) --__at;
    else __failed = true;
    return *this;
  }
  istream &ignore(long n = 1, int end = -1) {
    for (; n > 0; --n) {
      int c = peek();
      if (c < 0) break;
      ++__at;
      if (c == end) break;
    }
    return *this;
  }
  istream &getline(string &line, char end) {
    line.clear();
    if (!good()) {
      __failed = true;
      return *this;
    }
    int c = peek();
    if (c < 0) __failed = true;
    for (; c >= 0 && c != (unsigned char)end; c = __take()) line.push_back(c);
    if (c >= 0) ++__at;
    return *this;
  }
  // Where the next word begins: what stands in front of it is left out.
  bool __begin() {
    if (!good()) {
      __failed = true;
      return false;
    }
    if (!keeps) __skip();
    if (peek() < 0) __failed = true;
    return !__failed;
  }
  void __skip() {
    for (int c = peek(); c >= 0 && isspace(c);) c = __take();
  }
  // The number that begins here, as a text; what may be none of it stays.
  string __number(bool isReal) {
    string text;
    int c = peek();
    if (c == '+' || c == '-') {
      text.push_back(c);
      c = __take();
    }
    bool hasPoint = false, hasPower = false;
    if (!isReal && base == 16 && c == '0') {
      text.push_back(c);
      c = __take();
      if (c == 'x' || c == 'X') c = __take();
    }
    for (; c >= 0; c = __take()) {
      bool isDigit = base == 16 && !isReal ? isxdigit(c) != 0 : isdigit(c) != 0 && (base != 8 || isReal || c < '8');
      if (!isDigit) {
        bool isPower = isReal && !hasPower && (c == 'e' || c == 'E') && text.size() > 0;
        bool isSign = isReal && hasPower && (c == '+' || c == '-') && (text.back() == 'e' || text.back() == 'E');
        if (isReal && c == '.' && !hasPoint && !hasPower) hasPoint = true;
        else if (isPower) hasPower = true;
        else if (!isSign) break;
      }
      text.push_back(c);
    }
    return text;
  }
  // A number of so many bits, or what is nearest to it.
  long __whole(long least, unsigned long most) {
    if (!__begin()) return 0;
    string text = __number(false);
    unsigned long i = 0, value = 0;
    bool isNegative = text.size() > 0 && text[0] == '-', fits = true;
    if (text.size() > 0 && (text[0] == '-' || text[0] == '+')) i = 1;
    if (i == text.size()) {
      __failed = true;
      return 0;
    }
    for (; i < text.size(); i++) {
      int digit = isdigit(text[i]) ? text[i] - '0' : tolower(text[i]) - 'a' + 10;
      if (value > (18446744073709551615ul - digit) / base) fits = false;
      value = value * base + digit;
    }
    if (isNegative && least < 0) {
      if (fits && value <= 0 - (unsigned long)least) return (long)(0 - value);
      __failed = true;
      return least;
    }
    if (fits && value <= most) return (long)(isNegative ? 0 - value : value);
    __failed = true;
    return (long)most;
  }
  template <class T> istream &__read(T &value, long least, unsigned long most) {
    bool before = __failed || !good();
    long made = __whole(least, most);
    if (!before) value = (T)made;
    return *this;
  }
};
class istringstream : public istream {
  __text_stream __own;
public:
  istringstream() : istream(&__own) {}
  explicit istringstream(const string &text) : istream(&__own), __own(text) {}
  string str() const { return __own.str(); }
  void str(const string &text) {
    __own.str(text);
    __rewind();
  }
};
class stringstream : public __text_stream {
  istream __in;
public:
  stringstream() : __in(this) {}
  explicit stringstream(const string &text) : __text_stream(text), __in(this) {}
  operator istream &() { return __in; }
  string str() const { return __text_stream::str(); }
  void str(const string &text) {
    __text_stream::str(text);
    __in.__rewind();
  }
  bool good() const { return __in.good(); }
  bool eof() const { return __in.eof(); }
  bool fail() const { return __in.fail(); }
  bool bad() const { return false; }
  explicit operator bool() const { return !__in.fail(); }
  bool operator!() const { return __in.fail(); }
  void clear() { __in.clear(); }
  int peek() { return __in.peek(); }
  int get() { return __in.get(); }
  istream &get(char &c) { return __in.get(c); }
  istream &unget() { return __in.unget(); }
  istream &ignore(long n = 1, int end = -1) { return __in.ignore(n, end); }
};
istream &operator>>(istream &in, int &v) { return in.__read(v, -2147483648l, 2147483647ul); }
istream &operator>>(istream &in, unsigned &v) { return in.__read(v, 0, 4294967295ul); }
istream &operator>>(istream &in, short &v) { return in.__read(v, -32768l, 32767ul); }
istream &operator>>(istream &in, unsigned short &v) { return in.__read(v, 0, 65535ul); }
istream &operator>>(istream &in, long &v) { return in.__read(v, -9223372036854775807l - 1, 9223372036854775807ul); }
istream &operator>>(istream &in, unsigned long &v) { return in.__read(v, 0, 18446744073709551615ul); }
istream &operator>>(istream &in, long long &v) { return in.__read(v, -9223372036854775807l - 1, 9223372036854775807ul); }
istream &operator>>(istream &in, unsigned long long &v) { return in.__read(v, 0, 18446744073709551615ul); }
istream &operator>>(istream &in, double &v) {
  if (!in.__begin()) return in;
  string text = in.__number(true);
  char *rest;
  v = strtod(text.c_str(), &rest);
  if (text.empty() || *rest) {
    v = 0;
    in.__fail();
  }
  return in;
}
istream &operator>>(istream &in, float &v) {
  if (!in.good()) {
    in.__fail();
    return in;
  }
  double wide = v;
  in >> wide;
  v = (float)wide;
  return in;
}
istream &operator>>(istream &in, bool &v) {
  long n = 0;
  if (!in.good()) {
    in.__fail();
    return in;
  }
  in >> n;
  v = n != 0;
  if (n != 0 && n != 1) in.__fail();
  return in;
}
istream &operator>>(istream &in, char &v) {
  if (in.__begin()) in.get(v);
  return in;
}
istream &operator>>(istream &in, string &v) {
  if (!in.__begin()) return in;
  v.clear();
  for (int c = in.peek(); c >= 0 && !isspace(c); c = in.__take()) v.push_back(c);
  return in;
}
istream &operator>>(istream &in, istream &(*step)(istream &)) { return step(in); }
istream &ws(istream &in) {
  in.__skip();
  return in;
}
istream &getline(istream &in, string &line, char end = '\n') { return in.getline(line, end); }
}
"""#
}
