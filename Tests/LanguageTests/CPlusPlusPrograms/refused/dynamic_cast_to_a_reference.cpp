struct B { virtual ~B() {} }; struct D : B { int n = 3; };
int main() { D d; B &b = d; return dynamic_cast<D &>(b).n; }
