#include <iostream>
#include <string>
using std::cout;
using std::string;
string sign(int n) {
  if (n < 0) return "minus";
  return n == 0 ? string("zero") : "plus";
}
bool isLong(string s) { return s.length() > 4; }
int main() {
  for (int n = -1; n < 2; n++) {
    string s = sign(n);
    if (isLong(s) && s != "plus" || s == "plus") cout << s << ' ';
    while (isLong(s)) s = s.substr(1);
    cout << s << '\n';
  }
  const string &kept = sign(5) + "!";
  cout << kept << (kept.empty() ? "empty" : "full") << '\n';
}
