class S { union { int a; float b; }; };
int main() { S s; s.a = 1; return 0; }
