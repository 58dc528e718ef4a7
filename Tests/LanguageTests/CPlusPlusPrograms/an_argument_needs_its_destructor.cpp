class Shop {
public:
  static Shop &shared() {
    static Shop one;
    return one;
  }
private:
  Shop() = default;
  ~Shop() = default;
};
void visit(Shop shop) {}
int main() { visit(Shop::shared()); }
