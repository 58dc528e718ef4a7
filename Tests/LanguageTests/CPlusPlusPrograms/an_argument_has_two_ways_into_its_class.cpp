struct A;
struct B { operator A() const; };
struct A { A() {} A(B &&) {} A(const B &) {} };
B::operator A() const { return A(); }
void f(A) {}
int main() { const B b; f(b); }
