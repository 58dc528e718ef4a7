#include <iostream>
#include <string>
#include <unordered_map>
#include <unordered_set>
struct Point { int x, y; bool operator==(const Point &o) const { return x == o.x && y == o.y; } };
namespace std {
template <> struct hash<Point> { size_t operator()(const Point &p) const noexcept { return p.x * 31 + p.y; } };
}
int main() {
  unsigned seed = 7;
  auto next = [&] { seed = seed * 1103515245u + 12345u; return (seed >> 16) & 0x7fff; };
  std::unordered_map<int, int> numbers;
  std::unordered_set<std::string> names;
  for (int i = 0; i < 400; i++) {
    int key = next() % 90;
    if (next() % 3) {
      numbers[key] = i;
      names.insert("the name of number " + std::to_string(key));
    } else {
      numbers.erase(key);
      names.erase("the name of number " + std::to_string(key));
    }
  }
  for (auto &[key, value] : numbers) std::cout << key << ":" << value << " ";
  for (auto &name : names) std::cout << name << " ";
  std::cout << numbers.bucket_count() << names.size() << "\n";
  auto copy = numbers;
  numbers.reserve(500);
  for (auto &pair : numbers) std::cout << pair.first << " ";
  for (auto &pair : copy) std::cout << pair.first << " ";
  std::unordered_map<Point, std::string> places{{{1, 2}, "a"}, {{3, 4}, "b"}};
  places[{5, 6}] = "c";
  std::cout << places.at({3, 4}) << places.count({1, 1}) << places.size();
  for (auto at = places.begin(); at != places.end();) at = at->second == "b" ? places.erase(at) : ++at;
  for (auto &pair : places) std::cout << pair.second;
  std::cout << std::hash<std::string>()("abc") << " " << std::hash<int>()(-3);
}
