class A { protected: int p; };
class B : public A { public: void f(A &a) { p = 2; a.p = 1; } };
int main() {}
