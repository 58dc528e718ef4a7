#include <iostream>

struct Base {
  virtual ~Base() { std::cout << "~Base\n"; }
  virtual int f(int x) { return 1; }
  virtual int f(int x) const { return 2; }
  virtual int f(const char *s) { return 3; }
  virtual int f_2() { return 4; }
  int plain() { return 6; }
};

struct Middle : Base {
  int f(int x) const override { return 20; }
  virtual int f(double x) { return 7; }
  virtual int plain() { return 60; }
};

struct Last : Middle {
  ~Last() override { std::cout << "~Last\n"; }
  int f(int x) override { return 100; }
  int f(const char *s) override { return 300; }
  int f_2() override { return 400; }
  int plain() override { return 600; }
};

void show(Base &b, const Base &c) {
  std::cout << b.f(1) << " " << c.f(1) << " " << b.f("a") << " " << b.f_2() << " "
            << b.plain() << "\n";
}

int main() {
  Base base;
  Middle middle;
  show(base, base);
  show(middle, middle);
  Middle *last = new Last();
  show(*last, *last);
  std::cout << last->f(1.5) << " " << last->plain() << "\n";
  delete last;
}
