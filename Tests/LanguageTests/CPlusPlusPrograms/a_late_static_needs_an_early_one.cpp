#include <iostream>
struct Early {
  Early() { std::cout << "Early\n"; }
  ~Early() { std::cout << "~Early\n"; }
  void use() { std::cout << "use\n"; }
};
Early &early() { static Early e; return e; }
struct Late {
  Late() { early().use(); std::cout << "Late\n"; }
  ~Late() { early().use(); std::cout << "~Late\n"; }
};
Late late;
struct Holder {
  Holder() { std::cout << "Holder\n"; }
  ~Holder() { std::cout << "~Holder\n"; }
}
holder;
int main() {
  std::cout << "main\n";
  static Early two;
}
