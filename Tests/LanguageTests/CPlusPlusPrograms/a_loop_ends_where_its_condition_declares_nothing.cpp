#include <iostream>
#include <memory>
struct Node { int v; std::unique_ptr<Node> next; Node(int v) : v(v) {} ~Node() { std::cout << "~" << v << ' '; } };
struct Turn { int n; Turn(int n) : n(n) { std::cout << "+" << n << ' '; } ~Turn() { std::cout << "-" << n << ' '; } explicit operator bool() const { return n > 0; } };
int left = 4;
int take() { return --left; }
int find(int wanted) { int k = 10; while (const int here = --k) { if (here == wanted) return here * 100; if (here % 2) continue; wanted++; } return k; }
int main() {
  while (int n = take()) { if (n == 2) continue; std::cout << n << ' '; }
  left = 3;
  while (Turn t = take()) if (t.n == 1) std::cout << "one ";
  left = 5;
  while (Turn t{take()}) { if (t.n == 3) break; int t2 = t.n; std::cout << t2 << ' '; }
  std::cout << find(7) << find(60) << '\n';
  Node *list = new Node(1); list->next.reset(new Node(2));
  Node *at = list; while (Node *here = at) { std::cout << here->v; at = here->next.get(); }
  delete list; std::cout << '\n';
}
