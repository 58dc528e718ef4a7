struct A { A() {} A(const A &) = delete; };
A make() { A a; return a; }
int main() {
  A a = make();
}
