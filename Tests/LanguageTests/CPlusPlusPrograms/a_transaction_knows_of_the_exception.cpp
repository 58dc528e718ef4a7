#include <iostream>
#include <exception>
struct Tx {
  bool done = false;
  const char *n;
  Tx(const char *n) : n(n) { std::cout << "begin " << n << "\n"; }
  void commit() { done = true; std::cout << "commit " << n << "\n"; }
  ~Tx() {
    if (!done) std::cout << "rollback " << n << (std::uncaught_exceptions() ? " (exception)" : "") << "\n";
  }
};
void work(int k) { Tx t("t"); if (k == 1) return; Tx u("u"); if (k == 2) throw k; u.commit(); t.commit(); }
int main() {
  for (int i = 0; i < 4; i++) try { work(i); }
  catch (int e) { std::cout << "caught " << e << "\n"; }
}
