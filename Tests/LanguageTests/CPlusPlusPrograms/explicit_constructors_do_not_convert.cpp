struct Meters {
  explicit Meters(double n) {}
};
void walk(Meters m) {}
int main() { walk(3.0); }
