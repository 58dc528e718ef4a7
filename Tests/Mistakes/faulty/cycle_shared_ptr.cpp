// expect: M0836
// The two variables go, and each of the two objects still has an owner.
#include <memory>
struct Node {
  std::shared_ptr<Node> next;
};
int main() {
  auto first = std::make_shared<Node>();
  first->next = std::make_shared<Node>();
  first->next->next = first;
}
