struct Car {
  int speed;
};
int main() {
  Car car;
  car.sped = 3;
}
