struct B { virtual int f() { return 1; } }; struct D : B { int f() override final { return 2; } }; int main() { D d; B *b = &d; D *x = dynamic_cast<D *>(b); return x->f(); }
