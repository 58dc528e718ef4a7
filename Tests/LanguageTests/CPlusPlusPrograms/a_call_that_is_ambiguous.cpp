void f(long) {}
void f(double) {}
int main() { f(1); }
