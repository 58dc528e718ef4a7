void f(int) {}
void f(double) = delete;
int main() { f(2.5); }
