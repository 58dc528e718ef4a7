#include <iostream>
#include <string>
class Singleton {
public:
  static void add(const std::string &name, Singleton *one);
  static Singleton *lookup(const std::string &name);
  virtual std::string title() const { return "plain"; }
  virtual ~Singleton() {}
private:
  struct Entry {
    std::string name;
    Singleton *one;
    Entry *next;
  };
  static Entry *entries;
};
Singleton::Entry *Singleton::entries = nullptr;
void Singleton::add(const std::string &name, Singleton *one) {
  entries = new Entry{name, one, entries};
}
Singleton *Singleton::lookup(const std::string &name) {
  for (Entry *e = entries; e; e = e->next) {
    if (e->name == name) return e->one;
  }
  return nullptr;
}
class Mine : public Singleton {
public:
  Mine() { Singleton::add("mine", this); }
  std::string title() const override { return "mine, " + Singleton::title(); }
};
static Mine theMine;
int main() {
  Singleton *found = Singleton::lookup("mine");
  std::cout << found->title() << ' ' << (found == &theMine) << (Singleton::lookup("other") == nullptr) << '\n';
}
