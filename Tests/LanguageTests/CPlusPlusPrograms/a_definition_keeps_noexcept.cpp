void f() noexcept;
void f() {}
int main() {}
