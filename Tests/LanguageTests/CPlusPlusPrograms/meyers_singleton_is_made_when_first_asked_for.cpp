#include <iostream>
class Log {
public:
  static Log &shared() {
    static Log log;
    return log;
  }
  void add(const char *line) { std::cout << ++lines << ": " << line << std::endl; }
  Log(const Log &) = delete;
  Log &operator=(const Log &) = delete;
private:
  Log() : lines(0) { std::cout << "made" << std::endl; }
  ~Log() { std::cout << "gone after " << lines << std::endl; }
  int lines;
};
int main() {
  std::cout << "begin" << std::endl;
  Log::shared().add("first");
  Log::shared().add("second");
  std::cout << "end" << std::endl;
}
