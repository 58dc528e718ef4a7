#include <iostream>
class Token {
public:
  static Token make() { return Token(); }
  int id() const { return 4; }
private:
  Token() = default;
  ~Token() = default;
};
int main() {
  std::cout << Token::make().id() << "\n";
}
