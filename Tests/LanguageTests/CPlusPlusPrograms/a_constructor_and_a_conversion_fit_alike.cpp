struct A;
struct B { operator A() const; };
struct A { A() {} A(const B &) {} };
B::operator A() const { return A(); }
int main() { B b; A a = b; }
