#include <iostream>
#include <memory>
class Impl;
class Widget {
  std::unique_ptr<Impl> p;
public:
  Widget();
  ~Widget();
  Widget(Widget &&) noexcept;
  Widget &operator=(Widget &&) noexcept;
  void draw() const;
};
class Impl { public: int n = 3; ~Impl() { std::cout << "~Impl\n"; } };
Widget::Widget() : p(std::make_unique<Impl>()) {}
Widget::~Widget() = default;
Widget::Widget(Widget &&) noexcept = default;
Widget &Widget::operator=(Widget &&) noexcept = default;
void Widget::draw() const { std::cout << "draw " << p->n << "\n"; }
int main() {
  Widget a;
  a.draw();
  Widget b(std::move(a));
  b.draw();
  b = Widget();
  b.draw();
}
