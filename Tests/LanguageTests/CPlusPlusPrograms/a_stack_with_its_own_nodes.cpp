#include <iostream>
class Stack {
  struct Node { int value; Node *below; };
  Node *top;
  int depth;
public:
  Stack() : top(nullptr), depth(0) {}
  Stack(const Stack &other) : top(nullptr), depth(0) { copy(other.top); }
  Stack &operator=(const Stack &other) {
    if (this != &other) {
      clear();
      copy(other.top);
    }
    return *this;
  }
  ~Stack() { clear(); }
  void push(int value) { top = new Node{value, top}; depth++; }
  int pop() {
    Node *node = top;
    int value = node->value;
    top = node->below;
    delete node;
    depth--;
    return value;
  }
  int size() const { return depth; }
private:
  void copy(Node *node) {
    if (!node) return;
    copy(node->below);
    push(node->value);
  }
  void clear() { while (top) pop(); }
};
int main() {
  Stack a;
  for (int i = 0; i < 5; i++) a.push(i * i);
  Stack b = a, c;
  b.pop();
  c = b;
  c.push(100);
  a = a;
  std::cout << a.size() << b.size() << c.size() << ' ' << a.pop() << ' ' << b.pop() << ' ' << c.pop() << '\n';
}
