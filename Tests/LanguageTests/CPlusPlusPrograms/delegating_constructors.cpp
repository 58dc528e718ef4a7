#include <iostream>
struct Date {
  int year, month;
  Date(int year, int month) : year(year), month(month) { std::cout << "two "; }
  Date(int year) : Date(year, 1) { std::cout << "one "; }
  Date() : Date(2000) {}
  Date(const Date &) = default;
};
int main() {
  Date date;
  Date copy(date);
  std::cout << copy.year << copy.month << '\n';
}
