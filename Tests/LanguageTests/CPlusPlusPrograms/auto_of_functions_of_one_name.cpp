int half(int n) { return n / 2; }
double half(double n) { return n / 2; }
int main() { auto *p = half; return 0; }
