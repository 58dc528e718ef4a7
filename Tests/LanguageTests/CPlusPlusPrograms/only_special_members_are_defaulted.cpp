struct A { A(int) = default; };
int main() { }
