#include <cstdio>
class Shape {
public:
  virtual ~Shape() {}
  virtual double area() const = 0;
  void print() const { printf("%s %.2f\n", name(), area()); }
protected:
  virtual const char *name() const = 0;
};
class Square : public Shape {
  double side;
public:
  Square(double side) : side(side) {}
  double area() const override { return side * side; }
protected:
  const char *name() const override { return "square"; }
};
class Circle : public Shape {
  double radius;
public:
  Circle(double radius) : radius(radius) {}
  double area() const override { return 3.14159 * radius * radius; }
protected:
  const char *name() const override { return "circle"; }
};
int main() {
  Shape *shapes[] = {new Square(2), new Circle(1), new Square(0.5)};
  for (int i = 0; i < 3; i++) {
    shapes[i]->print();
    delete shapes[i];
  }
}
