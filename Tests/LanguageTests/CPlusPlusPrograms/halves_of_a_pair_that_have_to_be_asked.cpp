#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>
struct Person {
  std::string name;
  explicit Person(std::string name) : name(name) {}
};
struct Length {
  int meters;
  Length(int meters) : meters(meters) {}
};
int main() {
  std::vector<std::pair<int, Person>> people;
  people.emplace_back(1, "Ann");
  std::pair<Person, int> first("Bob", 2);
  std::pair<int, Person> second(std::make_pair(3, "Cleo"));
  std::map<int, Person> numbers;
  numbers.emplace(4, "Dora");
  numbers.insert(std::make_pair(5, "Emil"));
  std::unordered_map<int, Person> more;
  more.emplace(6, "Fritz");
  std::tuple<Person, Length> both("Gerd", 7);
  std::optional<Person> maybe("Hans");
  std::optional<Length> far = 8;
  std::optional<Length> farther = std::optional<int>(9);
  std::cout << people[0].second.name << first.first.name << second.second.name << numbers.at(4).name
            << numbers.at(5).name << more.at(6).name << std::get<0>(both).name << maybe->name << far->meters
            << farther->meters << "\n";
  std::cout << std::is_convertible<std::pair<int, const char *>, std::pair<int, Person>>::value
            << std::is_constructible<std::pair<int, Person>, std::pair<int, const char *>>::value
            << std::is_convertible<std::pair<int, int>, std::pair<long, Length>>::value
            << std::is_constructible<std::pair<int, Person>, int, Length>::value
            << std::is_convertible<const char *, std::optional<Person>>::value
            << std::is_constructible<std::optional<Person>, const char *>::value
            << std::is_constructible<bool, std::optional<int>>::value
            << std::is_convertible<std::optional<int>, bool>::value << "\n";
}
