#include <iostream>
#include <functional>
#include <string>
#include <vector>
using Cmd = std::function<void(const std::vector<std::string> &)>;
struct Entry { std::string name; Cmd run; };
class Shell {
  std::vector<Entry> cmds;
public:
  static Shell &instance() { static Shell s; return s; }
  void reg(const std::string &n, Cmd c) { cmds.push_back({n, std::move(c)}); }
  bool call(const std::string &n, const std::vector<std::string> &a = {}) {
    for (auto &c : cmds) if (c.name == n) { c.run(a); return true; }
    return false;
  }
};
struct AutoReg { AutoReg(const char *n, Cmd c) { Shell::instance().reg(n, c); } };
static AutoReg r1("hello", [](const auto &) { std::cout << "hello!\n"; });
static AutoReg r2("echo", [](const std::vector<std::string> &a) { for (const auto &s : a) std::cout << s << " "; std::cout << "\n"; });
int main() {
  Shell::instance().call("hello");
  Shell::instance().call("echo", {"x", "y"});
  std::cout << Shell::instance().call("none") << "\n";
}
