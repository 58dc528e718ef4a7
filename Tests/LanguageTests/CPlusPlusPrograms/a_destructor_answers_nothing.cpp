struct A { int ~A() {} };
int main() {}
