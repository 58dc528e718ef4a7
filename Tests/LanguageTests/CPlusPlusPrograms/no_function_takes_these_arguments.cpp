void f(int *p) {}
int main() { f(5); }
