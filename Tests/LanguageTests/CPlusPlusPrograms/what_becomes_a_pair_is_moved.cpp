#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
struct Cup {
  std::string name;
  Cup(std::string name) : name(name) {}
  Cup(const Cup &other) : name(other.name) { std::cout << "copy " << name << "\n"; }
  Cup(Cup &&other) noexcept : name(std::move(other.name)) { std::cout << "move " << name << "\n"; }
  Cup &operator=(const Cup &other) { name = other.name; std::cout << "assign " << name << "\n"; return *this; }
  Cup &operator=(Cup &&other) noexcept { name = std::move(other.name); std::cout << "take " << name << "\n"; return *this; }
  ~Cup() { std::cout << "~" << name << "\n"; }
};
template <class M> void fill(M &m) {
  std::cout << "literal\n";
  m.insert(std::make_pair("a", Cup("1")));
  std::cout << "again\n";
  m.insert(std::make_pair("a", Cup("2")));
  std::cout << "string\n";
  m.insert(std::make_pair(std::string("b"), Cup("3")));
  std::cout << "again\n";
  m.insert(std::make_pair(std::string("b"), Cup("4")));
  std::cout << "emplace\n";
  m.emplace("c", Cup("5"));
  m.emplace("c", Cup("6"));
  std::string key = "d";
  m.emplace(key, Cup("7"));
  m.emplace(key, Cup("8"));
  m.emplace(std::make_pair("e", Cup("9")));
  std::cout << "a pair that stays\n";
  std::pair<std::string, Cup> kept("f", Cup("10"));
  m.insert(kept);
  m.insert(kept);
  m.insert({"g", Cup("11")});
  std::cout << "assigned\n";
  m.insert_or_assign("a", Cup("12"));
  m.insert_or_assign(std::move(key), Cup("13"));
  m.try_emplace("h", "14");
  m.try_emplace("h", "15");
  std::cout << "end " << m.size() << key.size() << "\n";
}
int main() {
  std::map<std::string, Cup> sorted;
  fill(sorted);
  std::unordered_map<std::string, Cup> hashed;
  fill(hashed);
  std::pair<std::string, Cup> p = std::make_pair("p", Cup("p"));
  std::cout << "=\n";
  p = std::make_pair("q", Cup("q"));
  std::pair<std::string, Cup> r("r", p.second);
  r = p;
  std::map<std::string, std::unique_ptr<int>> owners;
  owners.insert(std::make_pair("one", std::make_unique<int>(1)));
  owners.emplace("two", std::make_unique<int>(2));
  owners["three"] = std::make_unique<int>(3);
  owners.insert_or_assign("one", std::make_unique<int>(4));
  std::unordered_map<int, std::unique_ptr<int>> others;
  others.insert(std::make_pair(1, std::make_unique<int>(5)));
  std::vector<std::pair<std::string, std::unique_ptr<int>>> list;
  list.push_back(std::make_pair("six", std::make_unique<int>(6)));
  list.emplace_back("seven", std::make_unique<int>(7));
  for (auto &[key, value] : owners) std::cout << key << *value;
  for (auto &each : list) std::cout << each.first << *each.second;
  std::cout << *others[1] << "\n";
}
