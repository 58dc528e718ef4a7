#include <cstdio>
enum Error { EPERMITTED = 5, EIOS };
int time = 3;
int random(int limit) { return limit - 1; }
int clock() { return 8; }
float remainder(double a, double b) { return a + b; }
struct tm { int hour; };
namespace mine { int div(int a, int b) { return a / b; } }
int main() {
  tm now{7};
  int index = 2, signbit = 1;
  std::printf("%d %d %d %g %d %d %d %d\n", time, random(4), clock(), remainder(1, 2), now.hour,
              mine::div(9, 3), EPERMITTED + EIOS, index + signbit);
}
