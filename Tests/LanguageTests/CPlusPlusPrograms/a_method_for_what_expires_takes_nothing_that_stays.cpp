#include <string>
struct Box {
  std::string text;
  std::string take() && { return text; }
};
int main() {
  Box box;
  box.take();
}
