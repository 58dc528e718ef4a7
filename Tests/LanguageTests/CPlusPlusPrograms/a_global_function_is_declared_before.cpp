void f(int);
void ::f() {}
int main() {}
