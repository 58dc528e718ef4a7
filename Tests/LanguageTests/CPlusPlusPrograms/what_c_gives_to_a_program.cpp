#include <cctype>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
class Clock { public: int time; int random() { return 3; } };
int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main() {
  std::tm parts = {};
  parts.tm_year = 114;
  parts.tm_mday = 2;
  std::time_t then = mktime(&parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d", std::gmtime(&then));
  std::printf("%s %d\n", text, (int)difftime(then + 60, then));
  int numbers[] = {1, 3, 5, 7};
  int wanted = 5;
  int *found = (int *)std::bsearch(&wanted, numbers, 4, sizeof(int), compare);
  std::printf("%d %lld\n", (int)(found - numbers), std::llabs(-4ll));
  int power = 0;
  double whole = 0;
  std::printf("%g %d %g %g\n", std::frexp(12.0, &power), power, modf(2.5, &whole), whole);
  std::printf("%g %g %g %d\n", sqrtf(16), exp2(5), copysign(3, -1), std::isnan(NAN) ? 1 : 0);
  char *rest = nullptr;
  unsigned long long large = std::strtoull("18446744073709551615x", &rest, 10);
  errno = 0;
  std::strtol("99999999999999999999", nullptr, 10);
  std::printf("%llu %s %d\n", large, rest, errno == ERANGE);
  char words[] = "a b";
  char *state = nullptr;
  char *word = strtok_r(words, " ", &state);
  std::printf("%s %s %d\n", word, strtok_r(nullptr, " ", &state), strncasecmp("ABC", "abd", 2));
  int read = 0;
  std::sscanf("12", "%d", &read);
  Clock clock{4};
  std::printf("%d %d %d %lu\n", read, clock.time, clock.random(), std::stoul("8"));
}
