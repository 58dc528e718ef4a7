namespace n { void f(int); }
void n::f(double) {}
int main() {}
