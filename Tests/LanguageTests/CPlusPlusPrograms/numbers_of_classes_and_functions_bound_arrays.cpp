#include <iostream>

constexpr int square(int n) { return n * n; }
constexpr int A = square(2);
enum Size : int { small = 3 };
struct Buffer {
  static constexpr int K = 4;
  static constexpr Size S = small;
  int a[K];
  char b[Buffer::K + 1];
};
template <int N> struct Table {
  static constexpr int twice = N * 2;
  int a[twice];
  int b[square(N)];
};
struct Half { static constexpr int of(int n) { return n / 2; } };
int global[A];
int main() {
  int local[square(3)];
  Table<square(2)> t;
  static_assert(Half::of(9) == 4, "");
  switch (A) { case square(2): std::cout << "four "; }
  std::cout << sizeof Buffer().a << sizeof Buffer().b << " " << sizeof t.a << " " << sizeof t.b << " " << sizeof local << " "
            << sizeof global << sizeof(int[Half::of(8)]) << "\n";
}
