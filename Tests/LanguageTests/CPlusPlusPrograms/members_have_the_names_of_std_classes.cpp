#include <cstdio>
#include <mutex>
#include <string>

class Ledger {
  static Ledger *thread;
  static std::mutex mutex;
  std::string string;
  Ledger() : string("open") {}

public:
  static Ledger &instance() {
    if (!thread) {
      std::lock_guard<std::mutex> guard(mutex);
      if (!thread) thread = new Ledger;
    }
    return *thread;
  }
  void add(const char *text) {
    std::unique_lock<std::mutex> lock(mutex);
    string += text;
  }
  const std::string &read() const { return string; }
  static void close() {
    std::lock_guard<std::mutex> guard(mutex);
    delete thread;
    thread = nullptr;
  }
};
Ledger *Ledger::thread = nullptr;
std::mutex Ledger::mutex;

int main() {
  Ledger::instance().add(", one");
  Ledger::instance().add(", two");
  printf("%s\n", Ledger::instance().read().c_str());
  Ledger::close();
  int any = 4;
  printf("%d %s\n", any * 2, Ledger::instance().read().c_str());
  Ledger::close();
}
