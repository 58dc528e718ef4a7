#include <iostream>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
// As many keys go as come: the tree is balanced in all its ways.
int main() {
  unsigned seed = 1;
  auto next = [&] { seed = seed * 1103515245u + 12345u; return (seed >> 16) & 0x7fff; };
  std::map<int, int> numbers;
  std::set<std::string> names;
  for (int i = 0; i < 900; i++) {
    int key = next() % 100;
    if (next() % 2) {
      numbers[key] = i;
      names.insert("k" + std::to_string(key));
    } else {
      numbers.erase(key);
      names.erase("k" + std::to_string(key));
    }
  }
  for (auto &[key, value] : numbers) std::cout << key << ":" << value << " ";
  for (const auto &name : names) std::cout << name << " ";
  std::cout << numbers.size() << names.size() << "\n";
  for (auto at = numbers.end(); at != numbers.begin();) std::cout << (--at)->first << " ";
  auto at = numbers.lower_bound(50);
  std::cout << at->first << numbers.upper_bound(at->first)->first << "\n";
  std::map<std::string, int> counts{{"b", 2}, {"a", 1}, {"b", 7}};
  counts["c"]++;
  auto [place, isNew] = counts.insert({"a", 9});
  std::cout << isNew << place->second << counts.count("a") << (counts.find("z") == counts.end()) << counts.at("b");
  try {
    counts.at("q");
  } catch (const std::out_of_range &e) {
    std::cout << e.what();
  }
  counts.insert_or_assign("a", 5);
  auto copy = counts;
  counts.clear();
  std::cout << counts.empty() << copy.begin()->second << copy.size() << (copy == counts);
  const auto &fixed = copy;
  for (auto &pair : fixed) std::cout << pair.first << pair.second;
  std::map<int, char, std::greater<int>> down{{1, 'a'}, {3, 'c'}, {2, 'b'}};
  for (auto &pair : down) std::cout << pair.second;
}
