class A { protected: void m() {} };
class B : public A { public: void f(A &a, B &b) { b.m(); A::m(); a.m(); } };
int main() {}
