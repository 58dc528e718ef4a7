#include <cstdio>
#include <string>
struct P {
  int __base, __table, __empty;
  P(int __base) : __base(__base), __table(2), __empty(3) {}
  virtual ~P() {}
  virtual int sum() { return __base + __table + __empty; }
};
struct Q : P {
  int __base;
  Q(int n) : P(n), __base(10 * n) {}
  int sum() override { return P::sum() + __base; }
};
P made(int n) {
  int __result = n;
  P p(__result + 1);
  return p;
}
std::string text(int __t_1, int __t_2) {
  std::string __t_3 = std::to_string(__t_1 + __t_2);
  return __t_3 + "!";
}
long __selfsame_ask_integer(long a, const void *b) { return b ? a : a * 2; }
int __selfsame_ask_me(int a) { return a + 1; }
int main() {
  int __i_1 = 4, __made = 5, __object = 6;
  for (int __range : {1, 2}) __i_1 += __range;
  std::printf("%d %d %d\n", made(1).sum(), Q(2).sum(), __i_1 + __made + __object);
  std::printf("%s %ld %d\n", text(3, 4).c_str(), __selfsame_ask_integer(4, nullptr), __selfsame_ask_me(1));
}
