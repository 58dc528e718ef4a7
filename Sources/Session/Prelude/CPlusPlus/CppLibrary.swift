/// The library of C++ as far as it is built, itself in C++: compiled in front of a program that names something
/// of a part.
///
/// A `string` has the shape that it has in libstdc++: 32 bytes, up to 15 characters within, more in a block of
/// its own, which the views show as any other.
struct CppLibrary: Sendable {
  var name: String
  /// Words that call for the part.
  var words: Set<String>
  var text: StaticString

  /// In the order in which they need each other.
  static let parts: [CppLibrary] = [
    CppLibrary(name: "C", words: [], text: c),
    CppLibrary(
      name: "iostream", words: ["cout", "cerr", "clog", "ostream", "iostream"], text: streams),
    CppLibrary(name: "string", words: ["string", "to_string"], text: strings),
    CppLibrary(
      name: "mutex", words: ["mutex", "lock_guard", "unique_lock", "once_flag", "call_once"],
      text: mutexes),
  ]

  /// Functions of C that lie in a part of the library of their own.
  static let furtherC: Set<String> = [
    "qsort", "atof", "atoll", "strtod", "isxdigit", "isprint", "strcasecmp", "sin", "cos", "tan",
    "exp",
    "log", "log10", "log2", "fmin", "fmax", "trunc", "asin", "acos", "atan", "atan2", "getenv",
    "memchr",
    "strspn", "strcspn", "strpbrk", "strtok", "strtoul", "assert", "getchar", "cbrt", "hypot",
    "lround",
  ]

  private static let c: StaticString = #"""
    extern "C" {
    struct __sFILE;
    typedef __sFILE FILE;
    typedef unsigned long size_t;
    extern FILE *stdout;
    extern FILE *stderr;
    void *malloc(size_t size);
    void *calloc(size_t count, size_t size);
    void *realloc(void *block, size_t size);
    void free(void *block);
    void *memcpy(void *to, const void *from, size_t n);
    void *memmove(void *to, const void *from, size_t n);
    void *memset(void *block, int byte, size_t n);
    int memcmp(const void *a, const void *b, size_t n);
    size_t strlen(const char *s);
    int strcmp(const char *a, const char *b);
    int strncmp(const char *a, const char *b, size_t n);
    char *strcpy(char *to, const char *from);
    char *strncpy(char *to, const char *from, size_t n);
    char *strcat(char *to, const char *from);
    char *strncat(char *to, const char *from, size_t n);
    char *strchr(const char *s, int c);
    char *strrchr(const char *s, int c);
    char *strstr(const char *s, const char *part);
    char *strdup(const char *s);
    int abs(int n);
    long labs(long n);
    void exit(int status);
    void abort();
    int puts(const char *s);
    int putchar(int c);
    int fputs(const char *s, FILE *file);
    int printf(const char *format, ...);
    int fprintf(FILE *file, const char *format, ...);
    int sprintf(char *to, const char *format, ...);
    int snprintf(char *to, size_t size, const char *format, ...);
    int fflush(FILE *file);
    int rand();
    void srand(unsigned seed);
    int atoi(const char *s);
    long atol(const char *s);
    long strtol(const char *s, char **end, int base);
    int isalpha(int c);
    int isdigit(int c);
    int isspace(int c);
    int isupper(int c);
    int islower(int c);
    int isalnum(int c);
    int ispunct(int c);
    int toupper(int c);
    int tolower(int c);
    double sqrt(double x);
    double pow(double x, double y);
    double floor(double x);
    double ceil(double x);
    double round(double x);
    double fabs(double x);
    double fmod(double x, double y);
    void qsort(void *base, size_t count, size_t size, int (*order)(const void *, const void *));
    double atof(const char *s);
    long long atoll(const char *s);
    double strtod(const char *s, char **end);
    unsigned long strtoul(const char *s, char **end, int base);
    int isxdigit(int c);
    int isprint(int c);
    int strcasecmp(const char *a, const char *b);
    double sin(double x);
    double cos(double x);
    double tan(double x);
    double asin(double x);
    double acos(double x);
    double atan(double x);
    double atan2(double y, double x);
    double exp(double x);
    double log(double x);
    double log10(double x);
    double log2(double x);
    double fmin(double x, double y);
    double fmax(double x, double y);
    double trunc(double x);
    double cbrt(double x);
    double hypot(double x, double y);
    long lround(double x);
    char *getenv(const char *name);
    int getchar();
    void *memchr(const void *block, int c, size_t n);
    size_t strspn(const char *s, const char *set);
    size_t strcspn(const char *s, const char *set);
    char *strpbrk(const char *s, const char *set);
    char *strtok(char *s, const char *set);
    void __assert_rtn(const char *function, const char *file, int line, const char *text);
    int pthread_mutex_init(void *mutex, void *attributes);
    int pthread_mutex_lock(void *mutex);
    int pthread_mutex_trylock(void *mutex);
    int pthread_mutex_unlock(void *mutex);
    int __selfsame_onceEnter(long *token);
    void __selfsame_onceDone(long *token);
    }
    namespace std {}
    """#

  private static let streams: StaticString = #"""
    namespace std {
    class ostream {
    public:
      FILE *file;
      bool words;
      ostream(int number) : words(false) { file = number == 1 ? stdout : stderr; }
      ostream(const ostream &other) = delete;
      ostream &operator=(const ostream &other) = delete;
      ostream &put(char c) { fprintf(file, "%c", c); return *this; }
      ostream &write(const char *text, long count) {
        for (long i = 0; i < count; i++) fprintf(file, "%c", text[i]);
        return *this;
      }
      ostream &flush() { return *this; }
    };
    ostream &operator<<(ostream &out, bool v) {
      if (out.words) fputs(v ? "true" : "false", out.file); else fputs(v ? "1" : "0", out.file);
      return out;
    }
    ostream &operator<<(ostream &out, char c) { return out.put(c); }
    ostream &operator<<(ostream &out, signed char c) { return out.put(c); }
    ostream &operator<<(ostream &out, unsigned char c) { return out.put(c); }
    ostream &operator<<(ostream &out, short v) { fprintf(out.file, "%d", v); return out; }
    ostream &operator<<(ostream &out, unsigned short v) { fprintf(out.file, "%u", v); return out; }
    ostream &operator<<(ostream &out, int v) { fprintf(out.file, "%d", v); return out; }
    ostream &operator<<(ostream &out, unsigned int v) { fprintf(out.file, "%u", v); return out; }
    ostream &operator<<(ostream &out, long v) { fprintf(out.file, "%ld", v); return out; }
    ostream &operator<<(ostream &out, unsigned long v) { fprintf(out.file, "%lu", v); return out; }
    ostream &operator<<(ostream &out, long long v) { fprintf(out.file, "%lld", v); return out; }
    ostream &operator<<(ostream &out, unsigned long long v) { fprintf(out.file, "%llu", v); return out; }
    ostream &operator<<(ostream &out, double v) { fprintf(out.file, "%g", v); return out; }
    ostream &operator<<(ostream &out, float v) { fprintf(out.file, "%g", (double)v); return out; }
    ostream &operator<<(ostream &out, const char *s) { fputs(s, out.file); return out; }
    ostream &operator<<(ostream &out, const void *v) {
      if (v) fprintf(out.file, "%p", v); else fputs("0", out.file);
      return out;
    }
    ostream &operator<<(ostream &out, ostream &(*step)(ostream &)) { return step(out); }
    ostream &endl(ostream &out) { return out.put('\n'); }
    ostream &flush(ostream &out) { return out; }
    ostream &boolalpha(ostream &out) { out.words = true; return out; }
    ostream &noboolalpha(ostream &out) { out.words = false; return out; }
    ostream cout(1);
    ostream cerr(2);
    ostream clog(2);
    }
    """#

  private static let strings: StaticString = #"""
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

  /// What needs both strings and streams.
  static let both = CppLibrary(
    name: "string, iostream", words: [],
    text: #"""
      namespace std {
      ostream &operator<<(ostream &out, const string &s) { return out.write(s.data(), s.size()); }
      }
      """#)

  private static let mutexes: StaticString = #"""
    namespace std {
    class mutex {
      long storage[8];
    public:
      mutex() { memset(storage, 0, sizeof(storage)); }
      mutex(const mutex &other) = delete;
      mutex &operator=(const mutex &other) = delete;
      void lock() { pthread_mutex_lock(storage); }
      bool try_lock() { return pthread_mutex_trylock(storage) == 0; }
      void unlock() { pthread_mutex_unlock(storage); }
    };
    class lock_guard {
      mutex &held;
    public:
      explicit lock_guard(mutex &m) : held(m) { held.lock(); }
      ~lock_guard() { held.unlock(); }
      lock_guard(const lock_guard &other) = delete;
      lock_guard &operator=(const lock_guard &other) = delete;
    };
    class unique_lock {
      mutex *held;
      bool owns;
    public:
      explicit unique_lock(mutex &m) : held(&m), owns(true) { held->lock(); }
      ~unique_lock() { if (owns) held->unlock(); }
      unique_lock(const unique_lock &other) = delete;
      unique_lock &operator=(const unique_lock &other) = delete;
      void lock() { held->lock(); owns = true; }
      void unlock() { held->unlock(); owns = false; }
      bool owns_lock() const { return owns; }
    };
    struct once_flag {
      long token;
      once_flag() : token(0) {}
      once_flag(const once_flag &other) = delete;
    };
    void call_once(once_flag &flag, void (*function)()) {
      if (__selfsame_onceEnter(&flag.token)) {
        function();
        __selfsame_onceDone(&flag.token);
      }
    }
    }
    """#
}
