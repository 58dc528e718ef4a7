#include <iostream>
#include <vector>
#include <string>
#include <memory>
#include <algorithm>
struct Node { int v; std::vector<std::unique_ptr<Node>> kids; Node *parent = nullptr; Node(int v) : v(v) {} ~Node() { std::cout << "~" << v << " "; }
  Node *add(int n) { kids.push_back(std::make_unique<Node>(n)); kids.back()->parent = this; return kids.back().get(); }
  int sum() const { int s = v; for (const auto &k : kids) s += k->sum(); return s; } };
class Stack { std::vector<int> data; public: void push(int x) { data.push_back(x); } int pop() { int x = data.back(); data.pop_back(); return x; } bool empty() const { return data.empty(); } std::size_t size() const { return data.size(); } };
template <class T> class Pool { std::vector<T> items; public: template <class... A> T &make(A &&...a) { items.emplace_back(std::forward<A>(a)...); return items.back(); } auto begin() { return items.begin(); } auto end() { return items.end(); } };
struct Obs { virtual ~Obs() {} virtual void on(int) = 0; };
struct Print : Obs { std::string p; Print(std::string p) : p(p) {} void on(int n) override { std::cout << p << n << " "; } };
class Subject { std::vector<std::weak_ptr<Obs>> list; public: void add(const std::shared_ptr<Obs> &o) { list.push_back(o); }
  void fire(int n) { for (auto it = list.begin(); it != list.end();) { if (auto o = it->lock()) { o->on(n); ++it; } else it = list.erase(it); } std::cout << "(" << list.size() << ")\n"; } };
std::vector<std::string> split(const std::string &s) { std::vector<std::string> r; std::string c; for (char ch : s) { if (ch == ' ') { r.push_back(c); c.clear(); } else c += ch; } r.push_back(c); return r; }
int main() {
  { Node root(1); root.add(2)->add(3); root.add(4); std::cout << root.sum() << "\n"; root.kids.erase(root.kids.begin()); std::cout << "\n"; }
  std::cout << "\n";
  Stack s; for (int i = 0; i < 5; i++) s.push(i * i); while (!s.empty()) std::cout << s.pop() << ","; std::cout << s.size() << "\n";
  Subject sub; auto a = std::make_shared<Print>("a"); sub.add(a); { auto b = std::make_shared<Print>("b"); sub.add(b); sub.fire(1); } sub.fire(2); a.reset(); sub.fire(3);
  for (auto &w : split("the one and only")) std::cout << w << "|"; std::cout << "\n";
  std::vector<std::vector<int>> g{{1, 2}, {3}, {}}; for (auto &r : g) { for (int x : r) std::cout << x; std::cout << ";"; } std::cout << g[0].size() << "\n";
  std::vector<std::pair<int, std::string>> ps{{1, "x"}, {2, "y"}}; ps.emplace_back(3, "z"); for (auto &[n, t] : ps) std::cout << n << t; std::cout << "\n";
  std::vector<std::shared_ptr<int>> v1{std::make_shared<int>(1), std::make_shared<int>(2)}; auto v2 = v1; v1.clear(); std::cout << v2[0].use_count() << v1.size() << v1.capacity() << "\n";
  std::vector<int> n{5, 3, 1}; n.insert(n.begin(), 9); n.back() = 7; int total = 0; for (std::size_t i = 0; i < n.size(); ++i) total += n[i]; std::cout << total << " " << *n.begin() << *(n.end() - 1) << "\n";
  const std::vector<int> c = n; for (auto it = c.cbegin(); it != c.cend(); ++it) std::cout << *it; std::cout << (c == n) << "\n";
  std::vector<const char *> names = {"x", "y"}; names.push_back("z"); for (const char *p : names) std::cout << p; std::cout << "\n";
  auto it = n.begin(); it += 2; std::cout << *it << it - n.begin() << n.end() - it << "\n";
  std::vector<int> moved = std::move(n); std::cout << n.size() << moved.size() << "\n";
  struct P { int x, y; }; std::vector<P> pts{{1, 2}, {3, 4}}; pts.push_back({5, 6}); for (auto p : pts) std::cout << p.x + p.y << " "; std::cout << "\n";
}
