struct S { void f(); };
void S::f() noexcept {}
int main() {}
