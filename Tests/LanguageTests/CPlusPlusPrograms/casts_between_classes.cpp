#include <iostream>
struct Head {
  int a = 1;
};
struct Body : Head {
  int b = 2;
  virtual int c() { return 3; }
  virtual ~Body() {}
};
int main() {
  Body body;
  Head *head = &body;
  std::cout << head->a << static_cast<Body *>(head)->b << static_cast<Body *>(head)->c();
  Head *nothing = static_cast<Body *>(nullptr);
  std::cout << (nothing == nullptr) << static_cast<int>(3.9) << (int)'a' << int(2.5) << '\n';
}
