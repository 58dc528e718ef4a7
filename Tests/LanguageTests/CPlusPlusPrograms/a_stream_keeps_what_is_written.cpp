#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
struct Point { int x, y; std::string toString() const { std::ostringstream out; out << '(' << x << ", " << y << ')'; return out.str(); } };
std::ostream &operator<<(std::ostream &out, const Point &p) { return out << p.toString(); }
void table(std::ostream &out) { out << std::setw(6) << 3.14159 << '|' << std::left << std::setw(4) << "ab" << '|' << std::hex << 255 << std::endl; }
int main() {
  std::ostringstream a; std::cout << a.str().empty() << '\n';
  a << "text " << 42 << ' ' << 1.5 << ' ' << true << std::boolalpha << true << Point{1, 2}; std::string s = a.str(); std::cout << s << s.size() << '\n';
  a.str(""); a << "new"; std::cout << a.str() << '\n';
  a.str("underneath"); a << "ON"; std::cout << a.str() << '\n';
  std::ostringstream b("start"); b << "S"; std::cout << b.str() << '\n';
  std::ostringstream t; table(t); table(std::cout); std::cout << t.str();
  std::ostringstream lines; for (int i = 0; i < 200; i++) lines << i << ','; std::cout << lines.str().size() << lines.str().substr(680) << '\n';
  lines.put('x').write("yz!", 2); std::cout << lines.str().substr(lines.str().size() - 4) << '\n'; std::ostringstream z; z << "a" << '\0' << "b"; std::cout << z.str().size() << '\n';
}
