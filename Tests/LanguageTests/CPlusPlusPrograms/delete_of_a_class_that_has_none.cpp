struct S { void operator delete(void *) = delete; };
void f(S *s) { delete s; }
int main() {}
