void f(char) {}
void f(const double &) {}
int main() { f(1L); }
