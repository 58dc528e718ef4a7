struct A { int x; int x(); };
int main() {}
