struct Car {
  int wheels = 4;
  static int count() const { return 1; }
};
int main() {}
