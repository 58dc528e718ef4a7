#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>
struct Loud {
  bool operator()(int a, int b) const {
    std::cout << a << "<" << b << " ";
    return a < b;
  }
};
void end() { std::cout << "| "; }
int main() {
  std::map<int, std::string, Loud> m;
  for (int k : {5, 3, 8, 1, 4, 9, 7, 3}) { m[k] = "x"; end(); }
  std::cout << "\n";
  for (int k : {2, 3}) { m.try_emplace(k, "y"); end(); }
  for (int k : {6, 3}) { m.insert_or_assign(k, "z"); end(); }
  std::cout << "\n";
  for (int k : {10, 3}) { m.insert({k, "a"}); end(); }
  for (int k : {11, 3}) { m.insert(std::make_pair(k, "b")); end(); }
  for (int k : {12, 3}) { m.emplace(k, "c"); end(); }
  for (int k : {13, 3}) { m.emplace(std::make_pair(k, "d")); end(); }
  std::cout << "\n";
  m.find(4); end();
  m.count(6); end();
  m.erase(4); end();
  m.erase(40); end();
  auto [from, to] = m.equal_range(5);
  std::cout << from->first << to->first << "\n";
  std::map<int, std::string, Loud> copy = m, made = {{3, "a"}, {1, "b"}, {2, "c"}, {3, "d"}};
  std::cout << "\n";
  std::vector<std::pair<int, const char *>> list = {{4, "x"}, {2, "y"}, {6, "z"}};
  std::map<int, std::string, Loud> ranged(list.begin(), list.end());
  std::cout << "\n";
  std::set<int, Loud> s = {1, 2, 3, 2};
  s.insert(4); end();
  s.emplace(0); end();
  int five = 5;
  s.insert(five); end();
  s.erase(3);
  std::cout << s.size() << copy.size() << made[3] << ranged.size() << "\n";
  auto back = m.end();
  --back;
  std::cout << back->first << (back--)->first << back->first << "\n";
}
