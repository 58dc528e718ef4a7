struct Car {
  void Car() {}
};
int main() {}
