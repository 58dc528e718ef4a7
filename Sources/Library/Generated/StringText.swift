// swift-format-ignore-file
// Written by `make library` from CPlusPlus/string.cpp: change it there.
enum StringText {
static let text: StaticString = #"""
namespace std {
class string {
  char *start;
  unsigned long count;
  char own[16];

  unsigned long room() const { return start == own ? 15 : *(const unsigned long *)own; }
  void make(unsigned long wanted) {
    if (wanted <= 15) {
      start = own;
    } else {
      start = (char *)malloc(wanted + 1);
      *(unsigned long *)own = wanted;
    }
  }
  void set(const char *from, unsigned long n) {
    make(n);
    memcpy(start, from, n);
    count = n;
    start[n] = 0;
  }
  void drop() { if (start != own) free(start); }
  void grow(unsigned long wanted) {
    unsigned long had = room();
    if (wanted <= had) return;
    if (wanted < 2 * had) wanted = 2 * had;
    char *old = start;
    char *block = (char *)malloc(wanted + 1);
    memcpy(block, old, count + 1);
    drop();
    start = block;
    *(unsigned long *)own = wanted;
  }
public:
  static const unsigned long npos = 0xFFFFFFFFFFFFFFFFul;
  string() { set("", 0); }
  string(const char *text) { set(text, strlen(text)); }
  string(const char *text, unsigned long n) { set(text, n); }
  string(unsigned long n, char c) {
    make(n);
    memset(start, c, n);
    count = n;
    start[n] = 0;
  }
  string(const string &other) { set(other.start, other.count); }
  ~string() { drop(); }
  string &assign(const char *text, unsigned long n) {
    if (n > room()) {
      char *old = start;
      bool far = start != own;
      set(text, n);
      if (far) free(old);
    } else {
      memmove(start, text, n);
      count = n;
      start[n] = 0;
    }
    return *this;
  }
  string &operator=(const string &other) { return assign(other.start, other.count); }
  string &operator=(const char *text) { return assign(text, strlen(text)); }
  unsigned long size() const { return count; }
  unsigned long length() const { return count; }
  unsigned long capacity() const { return room(); }
  bool empty() const { return count == 0; }
  const char *c_str() const { return start; }
  const char *data() const { return start; }
  void clear() { count = 0; start[0] = 0; }
  void reserve(unsigned long n) { grow(n); }
  char &operator[](unsigned long i) { return start[i]; }
  const char &operator[](unsigned long i) const { return start[i]; }
  char &front() { return start[0]; }
  char &back() { return start[count - 1]; }
  string &append(const char *text, unsigned long n) {
    string copy(text, n);
    grow(count + n);
    memcpy(start + count, copy.start, n);
    count += n;
    start[count] = 0;
    return *this;
  }
  string &append(const string &other) { return append(other.start, other.count); }
  string &append(const char *text) { return append(text, strlen(text)); }
  void push_back(char c) { append(&c, 1); }
  void pop_back() { count--; start[count] = 0; }
  string &operator+=(const string &other) { return append(other.start, other.count); }
  string &operator+=(const char *text) { return append(text, strlen(text)); }
  string &operator+=(char c) { return append(&c, 1); }
  string substr(unsigned long from, unsigned long n = npos) const {
    if (from > count) { fputs("terminate called after throwing an instance of 'std::out_of_range'\n", stderr); abort(); }
    if (n > count - from) n = count - from;
    return string(start + from, n);
  }
  int compare(const string &other) const {
    unsigned long n = count < other.count ? count : other.count;
    int sign = memcmp(start, other.start, n);
    if (sign != 0) return sign;
    if (count == other.count) return 0;
    return count < other.count ? -1 : 1;
  }
  unsigned long find(const string &other, unsigned long from = 0) const {
    for (unsigned long i = from; i + other.count <= count; i++) {
      if (memcmp(start + i, other.start, other.count) == 0) return i;
    }
    return npos;
  }
  unsigned long find(char c, unsigned long from = 0) const {
    for (unsigned long i = from; i < count; i++) if (start[i] == c) return i;
    return npos;
  }
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
bool operator==(const string &a, const string &b) { return a.compare(b) == 0; }
bool operator==(const string &a, const char *b) { return strcmp(a.c_str(), b) == 0; }
bool operator==(const char *a, const string &b) { return strcmp(a, b.c_str()) == 0; }
bool operator!=(const string &a, const string &b) { return a.compare(b) != 0; }
bool operator!=(const string &a, const char *b) { return strcmp(a.c_str(), b) != 0; }
bool operator!=(const char *a, const string &b) { return strcmp(a, b.c_str()) != 0; }
bool operator<(const string &a, const string &b) { return a.compare(b) < 0; }
bool operator>(const string &a, const string &b) { return a.compare(b) > 0; }
bool operator<=(const string &a, const string &b) { return a.compare(b) <= 0; }
bool operator>=(const string &a, const string &b) { return a.compare(b) >= 0; }
string to_string(int v) { char text[32]; sprintf(text, "%d", v); return string(text); }
string to_string(unsigned v) { char text[32]; sprintf(text, "%u", v); return string(text); }
string to_string(long v) { char text[32]; sprintf(text, "%ld", v); return string(text); }
string to_string(unsigned long v) { char text[32]; sprintf(text, "%lu", v); return string(text); }
string to_string(long long v) { char text[32]; sprintf(text, "%lld", v); return string(text); }
string to_string(unsigned long long v) { char text[32]; sprintf(text, "%llu", v); return string(text); }
string to_string(double v) { char text[400]; sprintf(text, "%f", v); return string(text); }
}
"""#
}
