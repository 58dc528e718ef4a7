#include <cstdio>
int main() {
  int code = 'ab';
  std::printf("%d %c\n", code, 'a');
}
