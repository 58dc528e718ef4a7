#include <cstring>
struct Text {
  const char *s;
  Text(const char *s) : s(s) {}
  bool operator==(const Text &o) const { return strcmp(s, o.s) == 0; }
  operator const char *() const { return s; }
};
int main() {
  Text a("x");
  return a == "x";
}
