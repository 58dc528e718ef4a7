#include <iostream>
#include <thread>
#include <mutex>
#include <memory>
#include <functional>
#include <string>
struct A { int n; A(int n): n(n) {} void run(int k, const std::string &s) { std::cout << "run " << n + k << s << "\n"; } virtual int get() const { return n; } virtual ~A() {} 
 void start() { std::thread t(&A::secret, this); t.join(); }
private: void secret() { std::cout << "secret " << n << "\n"; } };
struct B : A { B(int n) : A(n) {} int get() const override { return -n; } };
class Config { static std::once_flag f; int v = 0; void init(int k) { v = k; std::cout << "init\n"; } public: int value() { std::call_once(f, &Config::init, this, 5); return v; } };
std::once_flag Config::f;
int main() {
  A a(1);
  std::thread t(&A::run, &a, 2, "x"); t.join();
  std::thread u(&A::run, std::ref(a), 3, std::string("y")); u.join();
  auto s = std::make_shared<A>(7);
  std::thread v(&A::run, s, 4, "z"); v.join();
  std::cout << s.use_count() << "\n";
  a.start();
  std::function<int(A&)> g = &A::get;
  B b(9); std::cout << g(a) << g(b) << "\n";
  Config c; std::cout << c.value() << c.value() << "\n";
}
