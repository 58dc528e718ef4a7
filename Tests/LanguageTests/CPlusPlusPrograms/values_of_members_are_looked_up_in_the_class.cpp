#include <iostream>
#include <string>

int rate = 7;
int next(int n) { return n + 1; }

struct Base { int depth = 3; };
struct Point : Base {
  static int made;
  int x = 0, y = 0;
  int sum = x + y, deep = depth * 2, rated = rate, called = next(1);
  int number = ++made;
  Point(int x, int depth, int rate, int next, int made) : x(x * 2) { (void)depth; (void)rate; (void)next; (void)made; }
};
int Point::made = 0;

struct Dog {
  std::string name = "Rex";
  std::string tag = name + "!";
  Dog(const std::string &name) { (void)name; }
};
template <class T> struct Box {
  T width = 1, height = 2;
  T area = width * height;
  Box(T width, T height) { this->width = width; this->height = height; }
};
struct Plain {
  int w = 1, h = 2;
  int area = w * h + rate;
};
struct Frame {
  Plain inside;
  Plain *self = &inside;
  int all = inside.area + twice();
  int twice() { return inside.w * 2; }
};
struct Maker {
  Plain one;
  int w = 9;
  Plain make(int h) { int rate = h; Plain p{w}; return (void)rate, p; }
};

int main() {
  Point p(5, 50, 60, 70, 80);
  std::cout << p.sum << " " << p.deep << " " << p.rated << " " << p.called << " " << p.number << "\n";
  std::cout << Dog("Fido").tag << " " << Box<int>(3, 4).area << "\n";
  int w = 50, rate = 1000;
  Plain s{3};
  Frame f{{4, 5}};
  Frame fs[2]{{{2}}, {}};
  auto l = [](int w) { Plain q{w}; return q.area; };
  std::cout << s.area << " " << f.all << " " << (f.self == &f.inside) << " " << fs[0].all << " " << fs[1].all << " "
            << l(6) << " " << Maker{{1}}.make(100).area << "\n";
  struct Local { enum { K = 6 }; int a = K, b = a + 1; Local(int a) { (void)a; } };
  std::cout << Local(99).b << " " << w + rate << "\n";
}
