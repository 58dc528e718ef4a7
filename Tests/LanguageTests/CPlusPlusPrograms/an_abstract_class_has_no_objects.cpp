struct Shape {
  virtual double area() const = 0;
};
int main() {
  Shape shape;
}
