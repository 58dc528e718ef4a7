#include <iostream>
#include <string>

int total = 0;
const double rate = 0.5;
int list[2] = {4, 5};
struct Pair { int v; } pair1 = {8};
std::string sep = "-";
int depth = 0;

struct Cart {
  int total = 0;
  void add(int total) { this->total += total; ::total += total; }
  static int of(int total) { return total + ::total; }
  Cart &operator=(int total) { ::total = total; return *this; }
  int operator()(int depth) { return ++::depth + depth; }
};
double tax(double a, double r = rate) { return a * r; }
double bill(double rate) { return tax(100) + rate; }
int sum(int list) { return list + ::list[1]; }
int both(Pair &pair1) { return pair1.v + ::pair1.v; }
int ref(int &total) { return total + ::total; }
std::string join(std::string a, const std::string &s = sep) { return a + s; }
std::string twice(std::string sep) { return join(sep) + ::sep; }
template <class T> T more(T total) { return total + ::total; }
int f(int f) { return f == 0 ? 0 : ::f(0) + f; }
struct Default { int n = ::total; Default(int total) { n += total; } };

int main() {
  Cart a;
  a.add(3);
  std::cout << total << a.total << Cart::of(10) << "\n";
  a = 5;
  std::cout << total << " " << a(10) << " " << depth << "\n";
  Pair q = {1};
  int n = 2;
  std::cout << bill(1) << " " << sum(1) << " " << both(q) << " " << ref(n) << " " << twice("x") << " " << more(1) << " "
            << f(4) << " " << Default(1).n << "\n";
  auto g = [](int total) { return total * 10 + ::total; };
  auto h = [](auto total) { return total * 10 + ::total; };
  struct Local { int m(int total) { return total - ::total; } };
  std::cout << g(1) << h(2) << Local().m(7) << "\n";
}
