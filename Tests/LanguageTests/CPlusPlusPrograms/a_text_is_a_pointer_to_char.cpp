#include <cstdio>
// A text is a `char *` where C asks for one; a variable of each thread is one of its own.
thread_local int turns = 4;
int count() { static thread_local int n = 4; return ++n; }
int main() {
  char *name = (char *)"x";
  char *text = "abc";
  std::puts(text);
  count(), count();
  std::printf("%d %d %s\n", count(), turns, name);
}
