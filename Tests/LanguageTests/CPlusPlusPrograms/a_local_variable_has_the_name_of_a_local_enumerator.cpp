int main() { enum { Few = 3, Many }; { int Few = 1; } int Many = 2; return Many; }
