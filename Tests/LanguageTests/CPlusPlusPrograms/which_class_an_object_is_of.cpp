#include <iostream>
struct Shape {
  virtual ~Shape() {}
  virtual const char *name() const { return "shape"; }
};
struct Square : Shape {
  int side = 2;
  const char *name() const override { return "square"; }
};
struct Tile : Square {
  const char *name() const override { return "tile"; }
};
struct Circle : Shape {
  double radius = 1.5;
};
struct Plain {
  int n = 1;
};
struct Late : Plain {
  virtual ~Late() {}
};
struct Later : Late {
  int m = 7;
};
int main() {
  Shape *all[] = {new Square, new Tile, new Circle, new Shape, nullptr};
  for (Shape *each : all) {
    if (Square *square = dynamic_cast<Square *>(each)) std::cout << square->name() << square->side << " ";
    const Circle *circle = dynamic_cast<const Circle *>(each);
    if (circle) std::cout << circle->radius << " ";
    std::cout << (dynamic_cast<Tile *>(each) != nullptr) << (dynamic_cast<Shape *>(each) == each) << "\n";
  }
  Late *late = new Later;
  std::cout << dynamic_cast<Later *>(late)->m << dynamic_cast<Plain *>(late)->n << "\n";
  Square *square = static_cast<Square *>(all[1]);
  std::cout << (dynamic_cast<Tile *>(square) == all[1]) << "\n";
  delete late;
  for (Shape *each : all) delete each;
}
