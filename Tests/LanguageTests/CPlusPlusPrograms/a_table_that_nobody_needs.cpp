struct A {
  virtual int f();
  virtual ~A() {}
};
int main() { return 0; }
