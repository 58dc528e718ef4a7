#include <iostream>
struct S {
  S() { std::cout << "S "; }
  S(const S &) { std::cout << "S(const&) "; }
  S(S &&) { std::cout << "S(&&) "; }
  S &operator=(const S &) { std::cout << "= "; return *this; }
  S &operator=(S &&) { std::cout << "=&& "; return *this; }
  ~S() { std::cout << "~S "; }
};
void val(S) {}
void cref(const S &) {}
void rref(S &&) {}
template <class T> void fw(T &&t) { val(std::forward<T>(t)); }
template <class... A> void all(A &&...a) { (val(std::forward<A>(a)), ...); }
int main() {
  S a;
  val(a);
  val(S());
  val(std::move(a));
  cref(S());
  rref(S());
  rref(std::move(a));
  fw(a);
  fw(S());
  all(a, S(), std::move(a));
  S b;
  b = a;
  b = S();
  b = std::move(a);
  const S c;
  val(std::move(c));
  std::cout << "\n";
}
