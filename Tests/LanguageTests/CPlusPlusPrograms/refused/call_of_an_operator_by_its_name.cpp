struct A { void *operator new(unsigned long n) { return ::operator new(n); } void operator delete(void *p) { ::operator delete(p); } }; int main() { A *a = new A; delete a; return 0; }
