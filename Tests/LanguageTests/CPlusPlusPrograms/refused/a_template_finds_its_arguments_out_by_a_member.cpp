#include <string>
#include <utility>
template <class T> struct Box {
  typedef T value;
  Box(T a, value b) {}
};
int main() {
  Box b(1, 2);
  std::pair p("text", 1);
}
