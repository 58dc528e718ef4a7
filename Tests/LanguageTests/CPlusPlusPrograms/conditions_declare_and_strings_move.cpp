#include <iostream>
#include <string>
struct T { int n; T(int x) : n(x) { std::cout << "T" << x << "\n"; } ~T() { std::cout << "~T" << n << "\n"; } };
int f() { return 3; }
T &g = *new T(1);
T &h(T &&t) { std::cout << "h\n"; return g; }
const T *make(int n) { return n ? new T(n) : nullptr; }
int cmp(int x) { return x + 1; }
int main() {
  T &m = h(T(3)); std::cout << "after " << m.n << "\n";
  if (int x = f()) { std::cout << x << "\n"; } else { std::cout << "no" << x << "\n"; }
  if (int x = f(); x > 5) { std::cout << x << "\n"; } else if (int y = x - 1) { std::cout << x << y << "\n"; }
  if (const T *p = make(0)) { std::cout << "p\n"; } else if (const T *q = make(7)) { std::cout << q->n << "\n"; delete q; }
  if (T t(9); t.n == 9) std::cout << "nine\n";
  std::cout << "gone\n";
  switch (int k = f()) { case 3: std::cout << "three" << k << "\n"; break; default: break; }
  switch (T t(4); t.n) { case 4: std::cout << "four\n"; }
  int i = 0; if (i = 5; i > 2) std::cout << i << "\n";
  int (*(*pp))(int); int (*q)(int) = cmp; pp = &q; std::cout << (*pp)(4) << (**pp)(5) << "\n";
  int a[2][3] = {{1, 2, 3}, {4, 5, 6}}; int (*row)[3] = &a[1]; std::cout << (*row)[2] << "\n";
  int *(*arr)[2]; int *two[2] = {&i, &a[0][0]}; arr = &two; std::cout << *(*arr)[1] << "\n";
  int ((z)) = 4; std::cout << z << "\n";
  int (*fs[2])(int) = {cmp, cmp}; std::cout << fs[1](7) << "\n";
  std::string s = "abc", t = "a text that is longer than fifteen"; const char *at = t.c_str();
  std::string u = std::move(t); std::cout << (u.c_str() == at) << t.size() << u << "\n";
  s = std::move(u); std::cout << s << "|" << u << "|" << (s.c_str() == at) << "\n";
  s.insert(1, "<>"); s.erase(3, 4); s.replace(0, 2, "zz"); s += '!'; std::cout << s << s.rfind("t") << s.find_first_of("xyz") << s.find_last_not_of("!") << "\n";
  s = 'c'; s.resize(3, 'd'); std::cout << s << s.at(2) << "\n"; for (char c : s) std::cout << c << '.'; for (char &c : s) c = 'x'; std::cout << s << "\n";
  std::string v = "other"; s.swap(v); std::cout << s << v << "\n"; v.insert(0, 3, '-'); std::cout << v << v.compare("---xxx") << "\n"; v.erase(); std::cout << v.empty() << "\n";
  s = s; s = std::move(s); std::cout << s << "\n";
}
