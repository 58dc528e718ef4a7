union U { int a; float b; U() : a(1), b(2) {} };
int main() { U u; }
