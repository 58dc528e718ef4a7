#include <cstdio>
#include <mutex>
class Config {
  static Config *instance;
  static std::once_flag once;
  int level;
  explicit Config(int level) : level(level) { printf("made with %d\n", level); }
 public:
  static Config &shared(int level) {
    std::call_once(once, [level] { instance = new Config(level); });
    return *instance;
  }
  static void destroy() { delete instance; }
  void raise() {
    static std::once_flag warned;
    level++;
    std::call_once(warned, [this](const char *how) { printf("%s at %d\n", how, level); }, "raised");
  }
  int get() const { return level; }
};
Config *Config::instance = nullptr;
std::once_flag Config::once;
static void plain() { printf("plain\n"); }
struct Functor {
  int n;
  void operator()(int by) const { printf("functor %d\n", n * by); }
};
int main() {
  printf("%d\n", Config::shared(3).get());
  printf("%d\n", Config::shared(9).get());
  Config::shared(0).raise();
  Config::shared(0).raise();
  std::once_flag a, b;
  std::call_once(a, plain);
  std::call_once(a, [] { printf("never\n"); });
  Functor functor{7};
  std::call_once(b, functor, 6);
  Config::destroy();
  return 0;
}
