#include <iostream>
#include <string>
struct Item { std::string s; Item(std::string s = "it") : s(s) { std::cout << "+" << s << ' '; } Item(const Item &o, std::string x = "cp") : s(o.s + x) { std::cout << "c" << s << ' '; } ~Item() { std::cout << "-" << s << ' '; } };
struct Grid { Item cells[2][2]; int n = 1; };
struct Big { Item a[2]; Big() {} };
struct Mid : Item { int v; Mid(int v) : v(v) {} };
struct Low : Mid { Low() : Mid(3) {} };
int main() { Grid g; std::cout << '\n'; Item list[3] = {Item("a")}; std::cout << '\n'; Big b; std::cout << '\n'; Big c = b; std::cout << '\n'; Item *p = new Item[2]; delete[] p; std::cout << '\n'; Low l; Mid m(2); std::cout << l.s << m.s << '\n'; static Item st[2]; }
