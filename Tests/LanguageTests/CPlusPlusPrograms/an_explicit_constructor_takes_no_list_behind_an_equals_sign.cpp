struct A { explicit A(int, int) {} };
int main() { A a = {1, 2}; }
