struct N { N() {} N(const N &) = delete; };
struct A { N n; A() {} A(const A &) = default; };
int main() { A a; A b = a; }
