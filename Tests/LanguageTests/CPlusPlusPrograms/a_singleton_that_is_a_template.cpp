#include <iostream>
#include <string>
template <typename T>
class Singleton {
public:
  static T &instance() {
    static T one;
    return one;
  }
  Singleton(const Singleton &) = delete;
  Singleton &operator=(const Singleton &) = delete;
protected:
  Singleton() { std::cout << "made "; }
  ~Singleton() { std::cout << "gone "; }
};
class Logger : public Singleton<Logger> {
  friend class Singleton<Logger>;
  Logger() {}
  int lines = 0;
public:
  void log(const std::string &text) { std::cout << ++lines << text << " "; }
};
class Config : public Singleton<Config> {
  friend class Singleton<Config>;
  Config() : name("config") {}
  std::string name;
public:
  const std::string &get() const { return name; }
};
int main() {
  Logger::instance().log("a");
  Singleton<Logger>::instance().log("b");
  std::cout << Config::instance().get() << (&Logger::instance() == &Singleton<Logger>::instance()) << "\n";
}
