// swift-format-ignore-file
// Written by `make library` from CPlusPlus/iostream.cpp: change it there.
enum IostreamText {
static let text: StaticString = #"""
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
ostream &operator<<(ostream &out, nullptr_t) { fputs("nullptr", out.file); return out; }
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
}
