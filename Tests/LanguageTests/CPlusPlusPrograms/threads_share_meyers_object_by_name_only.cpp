#include <cstdio>
struct Config {
  const char *name;
  static const Config &get(const char *name) {
    static Config config(name);
    return config;
  }
private:
  explicit Config(const char *name) : name(name) { printf("for %s\n", name); }
};
int main() {
  Config::get("first");
  printf("%s\n", Config::get("second").name);
}
