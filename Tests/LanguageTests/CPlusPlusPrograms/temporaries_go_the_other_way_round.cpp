// The temporaries of a full expression go in the reverse order in which they came to be.
#include <cstdio>

struct A {
  int n;
  A(int n) : n(n) { std::printf("A%d ", n); }
  A(const A &other) : n(other.n + 100) { std::printf("copy%d ", n); }
  ~A() { std::printf("~A%d ", n); }
  bool operator<(const A &other) const { return n < other.n; }
};
struct Config {
  int level;
  Config(int level) : level(level) { std::printf("Config "); }
  ~Config() { std::printf("~Config "); }
};
struct Logger {
  const Config &config;
  Logger(const Config &config) : config(config) { std::printf("Logger "); }
  ~Logger() { std::printf("~Logger(%d) ", config.level); }
  int log() const { return config.level; }
};
A same(A a) { return a; }
int sum(A a, A b) { return a.n + b.n; }
struct Holder {
  A kept;
  Holder(const A &a) : kept(a) {}
  ~Holder() { std::printf("~Holder "); }
  int peek() const { return kept.n; }
};

int main() {
  Logger(Config(3)).log();
  std::printf("\n");
  Logger(4).log();
  std::printf("\n");
  if (A(1) < same(A(2))) std::printf("less ");
  std::printf("\n");
  std::printf("%d ", Holder(A(5)).peek());
  std::printf("\n");
  int all = sum(same(A(1)), A(2)) + sum(A(3), same(A(4)));
  std::printf("%d\n", all);
  const A &longer = same(A(6));
  std::printf("%d\n", longer.n);
  for (int i = 0; i < Holder(A(1)).peek() - 100; i++) std::printf("turn ");
  std::printf("\n");
  int choice = all > 3 ? Holder(A(7)).peek() : Holder(A(8)).peek();
  std::printf("%d\n", choice);
}
