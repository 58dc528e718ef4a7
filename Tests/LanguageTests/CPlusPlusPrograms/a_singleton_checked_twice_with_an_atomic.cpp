#include <atomic>
#include <iostream>
#include <mutex>
#include <string>

class Logger {
public:
  static Logger &instance() {
    Logger *one = only.load(std::memory_order_acquire);
    if (one == nullptr) {
      std::lock_guard<std::mutex> guard(lock);
      one = only.load(std::memory_order_relaxed);
      if (one == nullptr) {
        one = new Logger;
        only.store(one, std::memory_order_release);
      }
    }
    return *one;
  }
  static void end() { delete only.exchange(nullptr); }
  void log(const std::string &text) { std::cout << ++lines << " " << text << std::endl; }
  Logger(const Logger &) = delete;
  Logger &operator=(const Logger &) = delete;

private:
  Logger() { std::cout << "made" << std::endl; }
  ~Logger() { std::cout << "gone after " << lines << std::endl; }
  static std::atomic<Logger *> only;
  static std::mutex lock;
  std::atomic<int> lines{0};
};
std::atomic<Logger *> Logger::only{nullptr};
std::mutex Logger::lock;

int main() {
  Logger::instance().log("first");
  Logger::instance().log("second");
  Logger::end();
  Logger::instance().log("another");
  Logger::end();
  return 0;
}
