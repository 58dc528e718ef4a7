#include <iostream>
template <typename A, typename B> struct Pair {
  A a;
  B b;
  Pair<B, A> *other;
};
int main() {
  Pair<int, char> one;
  Pair<char, int> two;
  one.a = 4;
  one.b = 'x';
  two.a = 'y';
  two.b = 9;
  one.other = &two;
  two.other = &one;
  std::cout << one.other->b << two.other->a << one.other->other->b << "\n";
  return 0;
}
