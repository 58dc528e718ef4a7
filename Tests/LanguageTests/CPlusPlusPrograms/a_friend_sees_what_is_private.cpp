#include <iostream>
class Vault {
  int gold = 7;
  friend class Owner;
  friend int peek(const Vault &vault);
};
class Owner {
public:
  int take(Vault &vault) { return vault.gold--; }
};
int peek(const Vault &vault) { return vault.gold; }
int main() {
  Vault vault;
  Owner owner;
  std::cout << owner.take(vault) << peek(vault) << '\n';
}
