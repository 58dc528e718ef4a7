struct A { static const char *const q = "a"; static const int n = 2; };
int main() { return A::n; }
