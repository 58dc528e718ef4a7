#include <iostream>
#include <cstring>
class Product {
public:
  static Product *make(const char *kind);
  virtual ~Product() { std::cout << "gone\n"; }
  virtual void use() = 0;
};
class Hammer final : public Product {
  void use() final { std::cout << "bang\n"; }
};
class Saw : public Product {
  int teeth = 20;
  void use() override { std::cout << teeth-- << " teeth\n"; }
};
Product *Product::make(const char *kind) {
  if (!strcmp(kind, "hammer")) return new Hammer;
  if (!strcmp(kind, "saw")) return new Saw();
  return nullptr;
}
int main() {
  const char *kinds[] = {"saw", "hammer", "spoon"};
  for (const char *kind : kinds) {
    Product *product = Product::make(kind);
    if (product) {
      product->use();
      product->use();
    } else {
      std::cout << "no " << kind << '\n';
    }
    delete product;
  }
}
