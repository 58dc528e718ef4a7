struct Car {
  void drive(int speed, const char *where);
};
int main() {
  Car car;
  car.drive(5, "home");
}
