// What may declare something does: no object is made of what shared() answers.
struct A {
  int v = 0;
  static A &shared() {
    static A only;
    return only;
  }
};
int main() { A(A::shared()); }
