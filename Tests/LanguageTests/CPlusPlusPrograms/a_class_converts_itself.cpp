struct A { explicit operator bool() const { return true; } }; int main() { A a; return a ? 1 : 0; }
