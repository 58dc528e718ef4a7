// An object of A::shared() was meant; a function with a parameter of that name is declared.
struct A {
  static A &shared() {
    static A only;
    return only;
  }
};
struct G {
  G(const A &a) {}
};
int main() { G g(A(A::shared())); }
