#include <iostream>
namespace shop {
struct Price {
  int cents;
  Price(int cents) : cents(cents) { std::cout << "+" << cents << " "; }
  Price(const Price& o) : cents(o.cents) { std::cout << "c" << cents << " "; }
  ~Price() { std::cout << "-" << cents << " "; }
};
Price operator+(const Price& a, const Price& b) { return Price(a.cents + b.cents); }
Price operator*(Price a, int times) { return Price(a.cents * times); }
bool operator>(const Price& a, const Price& b) { return a.cents > b.cents; }
std::ostream& operator<<(std::ostream& out, const Price& p) { return out << "$" << p.cents; }
}  // namespace shop
enum Day { Mon, Tue, Wed };
Day& operator++(Day& day) { return day = static_cast<Day>((day + 1) % 3); }
Day operator++(Day& day, int) { Day old = day; ++day; return old; }
enum class Light { red, green };
Light operator!(Light l) { return l == Light::red ? Light::green : Light::red; }
std::ostream& operator<<(std::ostream& out, Light l) { return out << (l == Light::red ? "red" : "green"); }
struct Meter { int v; Meter operator+(int k) const { return Meter{v + k}; } Meter operator+(double k) const { return Meter{v + 100 * (int)k}; } };
int main() {
  shop::Price a(3), b(4);
  std::cout << "\n" << a + b * 2 << "\n";
  const shop::Price& kept = a + 5;
  std::cout << kept << (a > b) << (b > 1) << "\n";
  Day day = Tue;
  ++day;
  std::cout << day << day++ << day << " " << !Light::red << !!Light::red << "\n";
  std::cout << (Meter{1} + 2).v << (Meter{1} + 2.5).v << (Meter{1} + 'a').v << "\n";
}
