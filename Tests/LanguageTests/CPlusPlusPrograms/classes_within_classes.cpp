#include <iostream>
class List {
  struct Node {
    int value;
    Node *next;
    Node(int value, Node *next) : value(value), next(next) {}
  };
  Node *first = nullptr;
public:
  enum Order { up, down };
  void push(int value) { first = new Node(value, first); }
  int sum() const {
    int total = 0;
    for (Node *node = first; node; node = node->next) total += node->value;
    return total;
  }
  ~List() {
    while (first) {
      Node *next = first->next;
      delete first;
      first = next;
    }
  }
};
int main() {
  List list;
  for (int i = 1; i <= 4; i++) list.push(i);
  std::cout << list.sum() << List::down << '\n';
}
