#include <iostream>
#include <string>
int main() {
  std::string s = "a";
  s += 98;
  s = s + 'c';
  std::cout << (s == "abc") << (s + "d") << ("e" + s) << ('f' + s) << (s < "b") << "\n";
  s.append(2, 'x').insert(1, 2, '-').replace(0, 1, 3, 'z');
  s.erase(s.begin());
  std::cout << s << " " << s.assign(2, 'k') << "\n";
}
