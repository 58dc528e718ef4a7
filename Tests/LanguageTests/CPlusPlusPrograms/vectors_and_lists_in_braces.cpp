#include <iostream>
#include <string>
#include <vector>
#include <new>
#include <initializer_list>
#include <cstdlib>
using namespace std;
struct A {
  int n;
  A(int n = 0) : n(n) { cout << "A" << n << " "; }
  A(const A &o) : n(o.n) { cout << "copy" << n << " "; }
  ~A() { cout << "~A" << n << " "; }
};
void show(const vector<int> &v) {
  for (int x : v) cout << x << ' ';
  cout << "(" << v.size() << ")\n";
}
int sum(initializer_list<int> l) { int s = 0; for (int x : l) s += x; return s; }
struct Bag {
  vector<string> names;
  Bag(initializer_list<string> l) : names(l) {}
  Bag(int n) { cout << "Bag(int) "; }
};
vector<int> upTo(int n) { vector<int> v; for (int i = 0; i < n; i++) v.push_back(i); return v; }
struct Base { virtual ~Base() { cout << "~Base "; } virtual const char *name() const { return "base"; } };
struct Derived : Base { ~Derived() { cout << "~Derived "; } const char *name() const override { return "derived"; } };
int main() {
  vector<int> v = {1, 2, 3};
  show(v);
  vector<int> w{4, 5}, x(3), y(3, 7), z{}, f(v.begin() + 1, v.end());
  show(w); show(x); show(y); show(z); show(f); show(upTo(4)); show({9, 8});
  v = {5, 6, 7, 8};
  show(v);
  v.insert(v.begin() + 1, {10, 11, 12}); show(v);
  v.insert(v.begin(), w.begin(), w.end()); show(v);
  v.insert(v.begin() + 2, 3, 0); show(v);
  v.resize(4); show(v); v.resize(6, 1); show(v); v.assign(2, 3); show(v); v.assign({1}); show(v);
  vector<string> words{"one", "two"};
  words.push_back("three");
  words.emplace_back(3, 'x');
  for (auto &s : words) s += "!";
  for (auto it = words.begin(); it != words.end(); ++it) cout << *it << it->size() << " ";
  for (auto it = words.rbegin(); it != words.rend(); ++it) cout << *it << " ";
  cout << "\n" << (w == vector<int>{4, 5}) << (w < v) << (w != y) << "\n";
  vector<vector<int>> grid(2, vector<int>(3, 1));
  grid[1][2] = 5;
  for (const auto &row : grid) show(row);
  cout << sum({1, 2, 3}) << sum({}) << "\n";
  Bag bag{"a", "b"}, bag2 = {"c"}, bag3(3);
  cout << bag.names.size() << bag2.names[0] << "\n";
  {
    vector<A> l{A(1), A(2)};
    cout << "made\n";
    vector<A> d(2);
    cout << "\n";
    l = d;
    cout << "\n";
  }
  cout << "\n";
  char *room = (char *)malloc(sizeof(A));
  A *a = new (room) A(5);
  a->~A();
  a = new (room) A(6);
  (*a).~A();
  free(room);
  int *n = new int(1); new (n) int(4); cout << *n << "\n"; delete n;
  vector<Base *> bases{new Base, new Derived};
  for (Base *b : bases) { cout << b->name() << " "; delete b; }
  vector<Derived> ds(1);
  vector<bool> flags(3, true); flags[1] = false; for (bool b : flags) cout << b;
  cout << "\n";
  vector<int> e; cout << e.capacity(); for (int i = 0; i < 9; i++) { e.push_back(i); cout << e.capacity(); } cout << "\n";
  cout << sizeof(e) << *e.data() << e.back() << "\n";
  swap(v, w); show(v); v.swap(w); show(v);
  const vector<int> c(e); cout << c.front() << c[1] << c.at(2) << *(c.end() - 1) << "\n";
}
