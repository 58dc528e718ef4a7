#include <cstdio>
#include <cstdlib>

struct Part {
  const char *name;
  Part(const char *name) : name(name) { printf("+%s\n", name); }
  ~Part() { printf("-%s\n", name); }
};
static Part first("first");

void goodbye() { printf("goodbye\n"); }
void lateOne() {
  printf("late\n");
  static Part made("made at the end");
}
int atEnd(void (*what)(void), int (*counted)(int)) {
  std::atexit(what);
  return counted(3);
}
int twice(int n) { return n * 2; }

int main() {
  atexit(goodbye);
  static Part second("second");
  printf("%d\n", atEnd(lateOne, twice));
  Part local("local");
  return 0;
}
