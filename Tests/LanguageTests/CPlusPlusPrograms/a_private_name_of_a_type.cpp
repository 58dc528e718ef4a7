class A { typedef int T; public: T get() { return 1; } };
int main() { A::T t = 1; return t; }
