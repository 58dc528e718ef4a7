struct A {
  void f();
};
void A::g() {}
int main() {}
