#include <cstdio>
#include <memory>
#include <vector>
using namespace std;
int list = 4;
struct A {
  int vector;
  bool small() { return vector < 3; }
  bool both(int queue) { return queue < 3 && vector > (0); }
};
int twice(int vector) {
  if (vector < 3 && list > 2) return vector * 2;
  std::vector<int> numbers(vector < 5, vector);
  return numbers.size() + 100;
}
int main() {
  int pair = 2, map = 7, set = 1;
  if (pair < 3) printf("a\n");
  if (list < 5 && pair > 1) printf("b\n");
  bool c = map < set, d = set > (3);
  for (int stack = 0; stack < 2; stack++) printf("%d\n", stack);
  A a{1}, *b = &a;
  printf("%d %d %d %d %d %d\n", c, d, a.small(), a.both(1), a.vector < 3, b->vector < 1);
  vector<int> v = {1, 2};
  std::unique_ptr<vector<int>> p(new vector<int>(v));
  printf("%d %d %d\n", (int)p->size(), twice(1), twice(4));
}
