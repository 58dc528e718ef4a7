// <string>: the shape that it has in libstdc++, 32 bytes, up to 15 characters within, more in a block of its
// own, which the views show as any other.
//: part string.cpp
//: names string to_string stoi stol stoll
//: requires initializer_list.cpp
//: requires exception.cpp
//: requires traits.cpp

namespace std {
void __throw_out_of_range(const char *text);
void __throw_invalid_argument(const char *text);
class __attribute__((selfsame_shape(text))) string {
  char *__start;
  unsigned long __count;
  char __own[16];

  unsigned long room() const { return __start == __own ? 15 : *(const unsigned long *)__own; }
  void make(unsigned long wanted) {
    if (wanted <= 15) {
      __start = __own;
    } else {
      __start = (char *)malloc(wanted + 1);
      *(unsigned long *)__own = wanted;
    }
  }
  void set(const char *from, unsigned long n) {
    make(n);
    memcpy(__start, from, n);
    __count = n;
    __start[n] = 0;
  }
  void drop() { if (__start != __own) free(__start); }
  void grow(unsigned long wanted) {
    unsigned long had = room();
    if (wanted <= had) return;
    if (wanted < 2 * had) wanted = 2 * had;
    char *old = __start;
    char *block = (char *)malloc(wanted + 1);
    memcpy(block, old, __count + 1);
    drop();
    __start = block;
    *(unsigned long *)__own = wanted;
  }
  void need(const char *what, unsigned long index, const char *bound, bool isWrong) const {
    if (!isWrong) return;
    char text[200];
    sprintf(text, "basic_string::%s (which is %lu) %ssize() (which is %lu)", what, index, bound, __count);
    __throw_out_of_range(text);
  }
public:
  typedef char value_type;
  typedef unsigned long size_type;
  typedef long difference_type;
  typedef char &reference;
  typedef const char &const_reference;
  typedef char *pointer;
  typedef char *iterator;
  typedef const char *const_iterator;
  static const unsigned long npos = 0xFFFFFFFFFFFFFFFFul;
  string() noexcept { set("", 0); }
  string(const char *text) { set(text, strlen(text)); }
  string(const char *text, unsigned long n) { set(text, n); }
  string(unsigned long n, char c) {
    make(n);
    memset(__start, c, n);
    __count = n;
    __start[n] = 0;
  }
  string(initializer_list<char> list) { set(list.begin(), list.size()); }
  string(const string &other) { set(other.__start, other.__count); }
  // A long text changes hands, a short one lies in the object itself; who gave it is empty.
  string(string &&other) noexcept {
    if (other.__start == other.__own) {
      set(other.__start, other.__count);
    } else {
      __start = other.__start;
      __count = other.__count;
      memcpy(__own, other.__own, sizeof __own);
      other.__start = other.__own;
    }
    other.clear();
  }
  ~string() { drop(); }
  string &assign(const char *text, unsigned long n) {
    if (n > room()) {
      char *old = __start;
      bool far = __start != __own;
      set(text, n);
      if (far) free(old);
    } else {
      memmove(__start, text, n);
      __count = n;
      __start[n] = 0;
    }
    return *this;
  }
  string &operator=(const string &other) { return assign(other.__start, other.__count); }
  string &operator=(string &&other) noexcept {
    if (this == &other) {
      // What is moved to itself is empty, too.
    } else if (other.__start == other.__own) {
      assign(other.__start, other.__count);
    } else {
      drop();
      __start = other.__start;
      __count = other.__count;
      memcpy(__own, other.__own, sizeof __own);
      other.__start = other.__own;
    }
    other.clear();
    return *this;
  }
  string &operator=(const char *text) { return assign(text, strlen(text)); }
  string &operator=(char c) { return assign(&c, 1); }
  string &assign(const string &other) { return assign(other.__start, other.__count); }
  string &assign(unsigned long n, char c) { return *this = string(n, c); }
  string &assign(const char *text) { return assign(text, strlen(text)); }
  unsigned long size() const noexcept { return __count; }
  unsigned long length() const noexcept { return __count; }
  unsigned long capacity() const noexcept { return room(); }
  unsigned long max_size() const { return 4611686018427387903ul; }
  bool empty() const noexcept { return __count == 0; }
  const char *c_str() const noexcept { return __start; }
  const char *data() const noexcept { return __start; }
  void clear() noexcept { __count = 0; __start[0] = 0; }
  void reserve(unsigned long n) { grow(n); }
  char &operator[](unsigned long i) { return __start[i]; }
  const char &operator[](unsigned long i) const { return __start[i]; }
  char &at(unsigned long i) { need("at: __n", i, ">= this->", i >= __count); return __start[i]; }
  const char &at(unsigned long i) const { need("at: __n", i, ">= this->", i >= __count); return __start[i]; }
  char *begin() { return __start; }
  char *end() { return __start + __count; }
  const char *begin() const { return __start; }
  const char *end() const { return __start + __count; }
  const char *cbegin() const { return __start; }
  const char *cend() const { return __start + __count; }
  const char &front() const { return __start[0]; }
  const char &back() const { return __start[__count - 1]; }
  char &front() { return __start[0]; }
  char &back() { return __start[__count - 1]; }
  string &append(const char *text, unsigned long n) {
    string copy(text, n);
    grow(__count + n);
    memcpy(__start + __count, copy.__start, n);
    __count += n;
    __start[__count] = 0;
    return *this;
  }
  string &append(unsigned long n, char c) { return append(string(n, c)); }
  string &append(const string &other) { return append(other.__start, other.__count); }
  string &append(const char *text) { return append(text, strlen(text)); }
  void push_back(char c) { append(&c, 1); }
  void pop_back() { __count--; __start[__count] = 0; }
  string &operator+=(const string &other) { return append(other.__start, other.__count); }
  string &operator+=(const char *text) { return append(text, strlen(text)); }
  string &operator+=(char c) { return append(&c, 1); }
  string substr(unsigned long from, unsigned long n = npos) const {
    need("substr: __pos", from, "> this->", from > __count);
    if (n > __count - from) n = __count - from;
    return string(__start + from, n);
  }
  string &replace(unsigned long from, unsigned long n, const string &other) {
    need("replace: __pos", from, "> this->", from > __count);
    if (n > __count - from) n = __count - from;
    string rest(__start + from + n, __count - from - n), added(other);
    __count = from;
    return append(added).append(rest);
  }
  string &replace(unsigned long from, unsigned long n, unsigned long m, char c) {
    return replace(from, n, string(m, c));
  }
  string &insert(unsigned long from, const string &other) {
    need("replace: __pos", from, "> this->", from > __count);
    return replace(from, 0, other);
  }
  string &insert(unsigned long from, unsigned long n, char c) {
    need("insert: __pos", from, "> this->", from > __count);
    return insert(from, string(n, c));
  }
  string &erase(unsigned long from = 0, unsigned long n = npos) {
    need("erase: __pos", from, "> this->", from > __count);
    return replace(from, n, string());
  }
  char *erase(const char *at) {
    unsigned long from = at - __start;
    erase(from, 1);
    return __start + from;
  }
  void resize(unsigned long n, char c = 0) {
    if (n > __count) append(string(n - __count, c));
    __count = n;
    __start[n] = 0;
  }
  void swap(string &other) noexcept {
    string copy((string &&)other);
    other = (string &&)*this;
    *this = (string &&)copy;
  }
  // As libstdc++'s: how far the first two bytes are from each other that differ, or the lengths.
  int compare(const string &other) const {
    unsigned long n = __count < other.__count ? __count : other.__count;
    if (memcmp(__start, other.__start, n) == 0) return (int)(__count - other.__count);
    unsigned long i = 0;
    while (__start[i] == other.__start[i]) i++;
    return (unsigned char)__start[i] - (unsigned char)other.__start[i];
  }
  int __order(const string &other) const {
    unsigned long n = __count < other.__count ? __count : other.__count;
    int sign = memcmp(__start, other.__start, n);
    if (sign != 0) return sign;
    if (__count == other.__count) return 0;
    return __count < other.__count ? -1 : 1;
  }
  unsigned long find(const string &other, unsigned long from = 0) const {
    for (unsigned long i = from; i + other.__count <= __count; i++) {
      if (memcmp(__start + i, other.__start, other.__count) == 0) return i;
    }
    return npos;
  }
  unsigned long find(char c, unsigned long from = 0) const {
    for (unsigned long i = from; i < __count; i++) if (__start[i] == c) return i;
    return npos;
  }
  unsigned long rfind(const string &other, unsigned long from = npos) const {
    if (other.__count > __count) return npos;
    unsigned long i = __count - other.__count;
    if (from < i) i = from;
    do {
      if (memcmp(__start + i, other.__start, other.__count) == 0) return i;
    } while (i-- > 0);
    return npos;
  }
  unsigned long rfind(char c, unsigned long from = npos) const { return rfind(string(1, c), from); }
private:
  unsigned long first(const string &set, unsigned long from, bool isIn) const {
    for (unsigned long i = from; i < __count; i++) if ((set.find(__start[i]) != npos) == isIn) return i;
    return npos;
  }
  unsigned long last(const string &set, unsigned long from, bool isIn) const {
    for (unsigned long i = from < __count ? from + 1 : __count; i > 0; i--) {
      if ((set.find(__start[i - 1]) != npos) == isIn) return i - 1;
    }
    return npos;
  }
public:
  unsigned long find_first_of(const string &set, unsigned long from = 0) const { return first(set, from, true); }
  unsigned long find_first_of(char c, unsigned long from = 0) const { return find(c, from); }
  unsigned long find_first_not_of(const string &set, unsigned long from = 0) const { return first(set, from, false); }
  unsigned long find_first_not_of(char c, unsigned long from = 0) const { return first(string(1, c), from, false); }
  unsigned long find_last_of(const string &set, unsigned long from = npos) const { return last(set, from, true); }
  unsigned long find_last_of(char c, unsigned long from = npos) const { return rfind(c, from); }
  unsigned long find_last_not_of(const string &set, unsigned long from = npos) const { return last(set, from, false); }
  unsigned long find_last_not_of(char c, unsigned long from = npos) const { return last(string(1, c), from, false); }
};
string operator+(const string &a, const string &b) {
  string sum(a);
  sum += b;
  return sum;
}
string operator+(const string &a, const char *b) {
  string sum(a);
  sum += b;
  return sum;
}
string operator+(const char *a, const string &b) {
  string sum(a);
  sum += b;
  return sum;
}
string operator+(const string &a, char b) {
  string sum(a);
  sum += b;
  return sum;
}
string operator+(char a, const string &b) {
  string sum(1, a);
  sum += b;
  return sum;
}
// What expires gives its block to the sum.
string operator+(string &&a, const string &b) { return std::move(a.append(b)); }
string operator+(string &&a, const char *b) { return std::move(a.append(b)); }
string operator+(string &&a, char b) { return std::move(a.append(1, b)); }
string operator+(const string &a, string &&b) { return std::move(b.insert(0, a)); }
string operator+(const char *a, string &&b) { return std::move(b.insert(0, a)); }
string operator+(char a, string &&b) { return std::move(b.insert(0, 1, a)); }
string operator+(string &&a, string &&b) {
  unsigned long size = a.size() + b.size();
  return size > a.capacity() && size <= b.capacity() ? std::move(b.insert(0, a)) : std::move(a.append(b));
}
bool operator==(const string &a, const string &b) { return a.__order(b) == 0; }
bool operator==(const string &a, const char *b) { return strcmp(a.c_str(), b) == 0; }
bool operator==(const char *a, const string &b) { return strcmp(a, b.c_str()) == 0; }
bool operator!=(const string &a, const string &b) { return a.__order(b) != 0; }
bool operator!=(const string &a, const char *b) { return strcmp(a.c_str(), b) != 0; }
bool operator!=(const char *a, const string &b) { return strcmp(a, b.c_str()) != 0; }
bool operator<(const string &a, const string &b) { return a.__order(b) < 0; }
bool operator<(const string &a, const char *b) { return strcmp(a.c_str(), b) < 0; }
bool operator<(const char *a, const string &b) { return strcmp(a, b.c_str()) < 0; }
bool operator>(const string &a, const string &b) { return a.__order(b) > 0; }
bool operator>(const string &a, const char *b) { return strcmp(a.c_str(), b) > 0; }
bool operator>(const char *a, const string &b) { return strcmp(a, b.c_str()) > 0; }
bool operator<=(const string &a, const string &b) { return a.__order(b) <= 0; }
bool operator<=(const string &a, const char *b) { return strcmp(a.c_str(), b) <= 0; }
bool operator<=(const char *a, const string &b) { return strcmp(a, b.c_str()) <= 0; }
bool operator>=(const string &a, const string &b) { return a.__order(b) >= 0; }
bool operator>=(const string &a, const char *b) { return strcmp(a.c_str(), b) >= 0; }
bool operator>=(const char *a, const string &b) { return strcmp(a, b.c_str()) >= 0; }
void swap(string &a, string &b) { a.swap(b); }
string to_string(int v) { char text[32]; sprintf(text, "%d", v); return string(text); }
string to_string(unsigned v) { char text[32]; sprintf(text, "%u", v); return string(text); }
string to_string(long v) { char text[32]; sprintf(text, "%ld", v); return string(text); }
string to_string(unsigned long v) { char text[32]; sprintf(text, "%lu", v); return string(text); }
string to_string(long long v) { char text[32]; sprintf(text, "%lld", v); return string(text); }
string to_string(unsigned long long v) { char text[32]; sprintf(text, "%llu", v); return string(text); }
string to_string(double v) { char text[400]; sprintf(text, "%f", v); return string(text); }
// A number at the start of a text, behind blanks; `end`: how many characters that is.
long __number(const char *what, const string &text, unsigned long *end, int base, bool isInt) {
  unsigned long i = 0;
  while (isspace(text[i])) i++;
  bool isNegative = text[i] == '-';
  if (text[i] == '-' || text[i] == '+') i++;
  bool isHex = text[i] == '0' && (text[i + 1] == 'x' || text[i + 1] == 'X') && isalnum(text[i + 2]);
  if (base == 0) base = isHex ? 16 : text[i] == '0' ? 8 : 10;
  if (base == 16 && isHex) i += 2;
  unsigned long value = 0, most = isInt ? 2147483647ul : 9223372036854775807ul, first = i;
  if (isNegative) most++;
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
  return isNegative ? -(long)value : (long)value;
}
int stoi(const string &text, unsigned long *end = nullptr, int base = 10) {
  return (int)__number("stoi", text, end, base, true);
}
long stol(const string &text, unsigned long *end = nullptr, int base = 10) {
  return __number("stol", text, end, base, false);
}
long long stoll(const string &text, unsigned long *end = nullptr, int base = 10) {
  return __number("stoll", text, end, base, false);
}
}
