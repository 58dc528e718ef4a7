#include <cstdio>
#include <stdexcept>
#include <memory>
#include <vector>
#include <string>
#include <utility>
struct T {
  int n;
  static int left;
  T(int n = 0) : n(n) { if (left-- == 0) { std::printf("throw %d\n", n); throw n; } std::printf("T%d ", n); }
  T(const T &o) : n(o.n) {
    if (left-- == 0) { std::printf("throw copy %d\n", n); throw n; }
    std::printf("C%d ", n);
  }
  ~T() { std::printf("~%d ", n); }
};
int T::left = 100;
class MyErr : public std::runtime_error {
  int code;
public:
  MyErr(const std::string &m, int c) : std::runtime_error(m), code(c) {}
  int getCode() const { return code; }
};
class Other : public std::exception {
public:
  const char *what() const noexcept override { return "other"; }
};
void f(int n) {
  switch (n) {
    case 0:
    throw MyErr("my " + std::to_string(n), 42);
    case 1:
    throw Other();
    case 2:
    throw std::out_of_range("oor");
    case 3:
    throw std::bad_alloc();
    case 4:
    throw 5;
    default:
    throw 'c';
  }
}
int main() {
  for (int i = 0; i < 6; i++) try { f(i); }
  catch (const MyErr &e) { std::printf("%s %d\n", e.what(), e.getCode()); }
  catch (const std::logic_error &e) { std::printf("logic %s\n", e.what()); }
  catch (const std::exception &e) { std::printf("std %s\n", e.what()); }
  catch (int n) { std::printf("int %d\n", n); }
  catch (...) { std::printf("...\n"); }
}
