struct A { explicit A(int) {} };
A f() { return {1}; }
int main() { f(); }
