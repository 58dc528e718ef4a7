#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
struct Part {
  std::string name;
  Part(const char *n) : name(n) { std::cout << "Part " << name << "\n"; }
  Part(const Part &o) : name(o.name + "'") { std::cout << "copy " << name << "\n"; }
  ~Part() { std::cout << "~Part " << name << "\n"; }
};
struct Base { Part b; Base() : b("base") {} ~Base() { std::cout << "~Base\n"; } };
struct Whole : Base {
  Part a, c;
  Whole(int n) : a("a"), c("c") {
    Part local("local");
    if (n == 1) throw std::runtime_error("no whole");
    if (n == 2) return;
    std::cout << "Whole\n";
  }
  ~Whole() { std::cout << "~Whole\n"; }
};
struct MyError : std::exception {
  int code;
  MyError(int c) : code(c) { std::cout << "MyError\n"; }
  MyError(const MyError &o) : code(o.code) { std::cout << "copy MyError\n"; }
  ~MyError() { std::cout << "~MyError\n"; }
  const char *what() const noexcept override { return "my error"; }
};
int depth(int n) {
  Part p("deep");
  if (n == 0) throw MyError(7);
  return depth(n - 1) + 1;
}
void again() {
  try { depth(0); }
  catch (const MyError &e) { std::cout << "once " << e.code << "\n"; throw; }
}
int find(int n) {
  for (int i = 0; i < 3; i++) {
    try {
      Part p("loop");
      if (i == n) return i;
      if (i == 1) throw 5;
      continue;
    } catch (int x) { std::cout << "int " << x << "\n"; break; }
  }
  return -1;
}
int main() {
  try { Whole w(0); std::cout << "made\n"; } catch (...) { std::cout << "never\n"; }
  std::cout << "--\n";
  try { Whole w(2); } catch (...) { std::cout << "never\n"; }
  std::cout << "--\n";
  try { Whole w(1); std::cout << "never\n"; } catch (const std::exception &e) { std::cout << "caught " << e.what() << "\n"; }
  std::cout << "--\n";
  try { Whole *w = new Whole(1); delete w; } catch (std::runtime_error &e) { std::cout << e.what() << "\n"; }
  std::cout << "--\n";
  try { depth(1); } catch (MyError e) { std::cout << "by value " << e.code << "\n"; }
  std::cout << "--\n";
  try { again(); } catch (std::exception &e) { std::cout << "twice " << e.what() << "\n"; }
  std::cout << "--\n";
  try { throw "text"; } catch (int) { } catch (const char *s) { std::cout << s << "\n"; }
  try { throw std::string("s"); } catch (const std::string &s) { std::cout << s << "\n"; }
  try { throw 3.5; } catch (int) { std::cout << "int\n"; } catch (...) { std::cout << "something\n"; }
  std::cout << find(0) << find(5) << "\n";
  std::cout << "--\n";
  try {
    auto p = std::make_unique<Part>("owned");
    std::shared_ptr<Part> s = std::make_shared<Part>("shared");
    std::vector<Part> v;
    v.emplace_back("in vector");
    throw std::out_of_range("out");
  } catch (const std::logic_error &e) { std::cout << e.what() << "\n"; }
  try { std::vector<int> v{1}; std::cout << v.at(3); } catch (const std::out_of_range &e) { std::cout << e.what() << "\n"; }
  try {
    try { throw 1; } catch (int) { Part p("handler"); throw 2; }
  } catch (int n) { std::cout << "second " << n << "\n"; }
  int *q = nullptr;
  std::cout << (q ? *q : 0) << "\n";
}
