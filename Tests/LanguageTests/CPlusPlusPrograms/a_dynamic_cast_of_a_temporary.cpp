struct A { virtual ~A() {} };
struct B : A {};
int main() { dynamic_cast<B &>(A()); }
