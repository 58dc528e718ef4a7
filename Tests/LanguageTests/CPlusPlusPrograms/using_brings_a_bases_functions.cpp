#include <iostream>
struct Printer {
  void show(int n) { std::cout << "int " << n << "\n"; }
  void show(double d) { std::cout << "double " << d << "\n"; }
  virtual void done() { std::cout << "done\n"; }
  virtual void done(int n) { std::cout << "done " << n << "\n"; }
  virtual ~Printer() {}

 protected:
  int pages = 3;
  void feed() { std::cout << "feed " << pages << "\n"; }
};
class Loud : public Printer {
 public:
  using Printer::done;
  using Printer::feed;
  using Printer::pages;
  using Printer::show;
  void show(const char* s) { std::cout << "text " << s << "\n"; }
  void show(int n) { std::cout << "INT " << n << "\n"; }
  void done() override { std::cout << "DONE\n"; }
};
class Hidden : private Printer {
 public:
  using Printer::show;
};
int main() {
  Loud loud;
  loud.show(1);
  loud.show(1.5);
  loud.show("x");
  loud.done();
  loud.done(2);
  loud.pages = 9;
  loud.feed();
  Printer& plain = loud;
  plain.show(1);
  plain.done();
  Hidden hidden;
  hidden.show(4);
}
