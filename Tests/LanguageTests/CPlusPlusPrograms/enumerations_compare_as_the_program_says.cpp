#include <iostream>
enum class Rank { Low, Mid, High }; enum Day { Mon, Tue }; enum class Plain { A, B };
bool operator<(Rank a, Rank b) { std::cout << "[<]"; return int(a) > int(b); }
bool operator>(Rank a, Rank b) { return b < a; }
bool operator==(Day a, Day b) { std::cout << "[==]"; return true; }
template <class T> bool operator<=(T a, T b) { std::cout << "[T]"; return false; }
int main() { std::cout << (Rank::Low < Rank::High) << (Rank::Low > Rank::Mid) << (Rank::Low == Rank::Mid) << (Rank::Low >= Rank::Low) << (Mon == Tue) << (Mon == 1) << (Mon != Tue) << (Plain::A < Plain::B) << (Plain::A <= Plain::B) << (Mon <= Tue) << '\n'; }
