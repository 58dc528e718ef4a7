#include <iostream>
#include <thread>
#include <mutex>
#include <vector>
#include <functional>
#include <condition_variable>
#include <chrono>
struct Q { int n; Q(int n): n(n) {} Q(const Q&o): n(o.n) { std::cout << "copy\n"; } Q(Q&&o): n(o.n) { std::cout << "move\n"; } ~Q() { std::cout << "~\n"; } };
void hello(int a, Q b) { std::cout << "hello " << a << b.n << "\n"; }
void add(int &to, int by) { to += by; }
struct Task { int k; void operator()(int n) const { std::cout << "task " << k + n << "\n"; } };
int main() {
  int c = 0;
  std::mutex m;
  std::thread t([&c, &m] { std::lock_guard<std::mutex> l(m); c++; });
  std::thread u([&c, &m](int n) { std::lock_guard<std::mutex> l(m); c += n; }, 5);
  t.join(); u.join();
  Q q(7);
  std::thread w(hello, 1, q);
  w.join();
  std::thread x(add, std::ref(c), 3);
  x.join();
  std::cout << c << "\n";
  std::vector<std::thread> all;
  for (int i = 0; i < 4; i++) all.emplace_back([&c, &m, i] { std::lock_guard lock(m); c += i; });
  all.push_back(std::thread(Task{4}, 5));
  for (auto &each : all) each.join();
  std::cout << c << "\n";
  std::condition_variable cv; bool ready = false;
  std::thread y([&] { std::unique_lock<std::mutex> l(m); cv.wait(l, [&] { return ready; }); std::cout << "ready\n"; });
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  { std::lock_guard<std::mutex> l(m); ready = true; }
  cv.notify_one();
  y.join();
  std::unique_lock<std::mutex> l(m);
  std::cout << (cv.wait_for(l, std::chrono::milliseconds(5)) == std::cv_status::timeout) << cv.wait_for(l, std::chrono::seconds(1), [] { return false; }) << "\n";
  std::thread z(std::move(t));
  std::cout << t.joinable() << z.joinable() << "\n";
  std::cout << (std::this_thread::get_id() == std::this_thread::get_id()) << (std::this_thread::get_id() == std::thread::id()) << "\n";
}
