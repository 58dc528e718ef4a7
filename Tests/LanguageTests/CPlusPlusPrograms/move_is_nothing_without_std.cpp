#include <utility>
struct A {};
int main() {
  A a;
  A b = move(a);
}
