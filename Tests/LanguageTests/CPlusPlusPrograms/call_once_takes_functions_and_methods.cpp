#include <cstdio>
#include <mutex>
std::once_flag loaded;
int asked() {
  printf("asked ");
  return 3;
}
struct Config {
  int size = 0;
  void load(int n, const char *name) {
    size = n;
    printf("%s ", name);
  }
  static void reset(int n) { printf("reset %d ", n); }
  void begin() { std::call_once(started, &Config::load, this, 7, "begin"); }
  std::once_flag started;
};
int answers() {
  printf("answers ");
  return 1;
}
void pair(int a, long b) { printf("%d+%ld ", a, b); }
int main() {
  Config config;
  for (int i = 0; i < 2; i++) std::call_once(loaded, &Config::load, &config, asked(), "load");
  config.begin();
  config.begin();
  std::once_flag a, b, c, d;
  for (int i = 0; i < 2; i++) {
    std::call_once(a, Config::reset, 4 + i);
    std::call_once(b, answers);
    std::call_once(c, pair, i, 2);
    void (*step)(int) = Config::reset;
    std::call_once(d, step, 9);
  }
  printf("%d\n", config.size);
}
