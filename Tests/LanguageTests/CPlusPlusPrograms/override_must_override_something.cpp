struct Base {
  virtual void open(int) {}
};
struct Child : Base {
  void open(long) override {}
};
int main() { Child child; }
