#include <cstdio>

class Shop {
public:
  static Shop &instance() {
    static Shop shop;
    return shop;
  }
  class Customer *enter(const char *name);
  void leave(class Customer *who);
  int inside = 0;

private:
  Shop() { printf("open\n"); }
  ~Shop() { printf("closed with %d inside\n", inside); }
};

class Customer {
  const char *name;

public:
  Customer(const char *name) : name(name) { Shop::instance().inside++; }
  ~Customer() { Shop::instance().inside--; }
  const char *called() const { return name; }
};

Customer *Shop::enter(const char *name) { return new Customer(name); }
void Shop::leave(Customer *who) { delete who; }

int main() {
  class Customer *ann = Shop::instance().enter("Ann");
  struct Purse { int coins; } purse = {3};
  struct Purse *held = &purse;
  printf("%s %d %d\n", ann->called(), Shop::instance().inside, held->coins);
  Shop::instance().leave(ann);
  return 0;
}
