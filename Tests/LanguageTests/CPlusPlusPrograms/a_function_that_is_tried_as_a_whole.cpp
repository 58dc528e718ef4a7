#include <iostream>
struct Cleanup { ~Cleanup() { std::cout << "cleanup\n"; } };
int risky(int n) { Cleanup c; if (n > 2) throw n; return n; }
int twice(int n) try { return risky(n) + risky(n + 1); }
catch (int e) { std::cout << "in " << e << "\n"; return -1; }
int main() {
  std::cout << twice(1) << "\n";
  std::cout << twice(2) << "\n";
}
