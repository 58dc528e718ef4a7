struct S { union { int a; float b; }; int a; };
int main() { return 0; }
