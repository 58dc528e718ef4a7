#include <iostream>
#include <optional>
#include <string>
#include <utility>
struct Cup {
  std::string name;
  Cup(std::string name) : name(name) {}
  Cup(const Cup &other) : name(other.name) { std::cout << "copy "; }
  Cup(Cup &&other) noexcept : name(std::move(other.name)) { std::cout << "move "; }
};
class Box {
  Cup cup;
public:
  explicit Box(std::string name) : cup(name) {}
  Cup &get() & { std::cout << "& "; return cup; }
  const Cup &get() const & { std::cout << "const& "; return cup; }
  Cup &&get() && { std::cout << "&& "; return std::move(cup); }
  template <class T> void take(T value) const &;
  template <class T> void take(T value) && { std::cout << "&&" << value << " "; }
  bool operator!() const & { return false; }
  bool operator!() && { return true; }
  virtual int number() const & { return 1; }
  virtual int number() && { return 2; }
  Box &&again() &&;
};
Box &&Box::again() && { return std::move(*this); }
template <class T> void Box::take(T value) const & { std::cout << "const&" << value << " "; }
struct Crate : Box {
  using Box::Box;
  int number() && override { return 3; }
};
Box make() { return Box("made"); }
std::optional<Cup> perhaps() { return Cup("perhaps"); }
int main() {
  Box box("box");
  const Box fixed("fixed");
  Cup a = box.get(), b = fixed.get(), c = make().get(), d = std::move(box).get();
  std::cout << a.name << b.name << c.name << d.name << "\n";
  box.take(1);
  fixed.take(2);
  make().take(3);
  make().again().take(4);
  std::cout << !box << !make() << !std::move(box) << "\n";
  Crate crate("crate");
  Box &as = crate;
  std::cout << as.number() << std::move(as).number() << Crate("x").number() << "\n";
  Cup e = *perhaps(), f = perhaps().value(), g = perhaps().value_or(Cup("other"));
  std::optional<Cup> kept = perhaps();
  Cup h = *kept, i = kept.value(), j = *std::move(kept);
  std::cout << e.name << f.name << g.name << h.name << i.name << j.name << "\n";
}
