#include <iostream>
#include <vector>
struct Circle { int r = 1; }; struct Square {}; 
struct Shape { enum Type { Circle, Square = 4 }; enum class Tag { Circle, Shape }; Type t = Circle; Tag g(); static Type make(int k); struct Node { int v; }; Node *head = nullptr; void push(Node *n); void put(Node n, int k); static int count(Node a, Node b); int operator()(Node n) const; ~Shape() {} };
Shape::Tag Shape::g() { return t == Square ? Tag::Circle : Tag::Shape; }
Shape::Type Shape::make(int k) { return k ? Circle : Type::Square; }
void Shape::push(Node *n) { head = n; }
void Shape::put(Node n, int k) { head->v = n.v * k; }
int Shape::count(Node a, Node b) { return a.v + b.v; }
int Shape::operator()(Node n) const { return n.v; }
template <class T> struct List { struct Cell { T v; }; using Item = T; void add(Item i); Cell last(Cell c, Item i); std::vector<Item> all; };
template <class T> void List<T>::add(Item i) { all.push_back(i); }
template <class T> typename List<T>::Cell List<T>::last(Cell c, Item i) { c.v += i; return c; }
int main() { Shape s; Shape::Node n{3}; s.push(&n); s.put({2}, 5); ::Circle c; std::cout << n.v << (int)s.g() << Shape::make(0) << Shape::make(1) << Shape::Circle << (int)Shape::Tag::Shape << c.r << s(n) << Shape::count(n, {1}) << '\n'; List<int> l; l.add(3); std::cout << l.last({4}, 5).v << l.all.size() << '\n'; }
