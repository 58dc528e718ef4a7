#include <iostream>
#include <string>
struct A {
  operator const char *() const { std::cout << "chars "; return "text"; }
  operator std::string() const { std::cout << "string "; return "s"; }
};
struct Name { std::string s; operator std::string() const { return s; } operator const std::string &() { std::cout << "ref "; return s; } };
struct Handle {
  int *p; Handle(int *p) : p(p) {}
  operator int *() const { return p; }
};
struct Ref { int v; operator int &() { return v; } };
struct Bs { operator int() const { return 1; } };
struct Ds : Bs { operator double() const { return 2.5; } };
struct Big { operator long() const { return 5; } operator short() const { return 6; } };
enum Color { red, green };
struct C { operator Color() const { return green; } };
struct Fn { static int twice(int x) { return 2 * x; } typedef int (*F)(int); operator F() const { return twice; } };
void over(const char *) { std::cout << "const char*\n"; }
void over(bool) { std::cout << "bool\n"; }
struct OnlyB { operator bool() const { return true; } };

void take(const std::string &s) { std::cout << "take " << s << "\n"; }
int main() {
  A a; const char *c = a; std::cout << c << "\n";
  Name n{"joe"}; take(static_cast<const std::string &>(n));
  int x = 4; Handle h(&x); std::cout << *h << h[0] << (h != nullptr) << (h ? 1 : 0) << "\n"; if (h == &x) std::cout << "same\n";
  Ref r{3}; int &i = r; i = 8; std::cout << r.v << r + 1 << "\n"; static_cast<int &>(r) += 2; std::cout << r.v << "\n";
  Ds d; double dv = d; int iv = d; std::cout << dv << iv << "\n";
  long l = Big(); short s = Big(); std::cout << l << s << "\n";
  C co; switch (co) { case red: std::cout << "red\n"; break; case green: std::cout << "green\n"; }
  std::cout << (co == green) << "\n";
  Fn f; std::cout << f(4) << "\n";
  over(a); over(OnlyB()); OnlyB o; std::cout << o + 1 << (o || false) << "\n";

  int arr[2] = {1, 2}; std::cout << arr[o] << (arr + o)[0] << "\n";
  do { std::cout << "once\n"; } while (!o);
  delete Handle(new int(1));
}
