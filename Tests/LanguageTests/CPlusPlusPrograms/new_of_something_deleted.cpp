struct A {
  A() = delete;
};
int main() { A *a = new A(); }
