int main() { for (int i = 0; i < 2; i++) { { int i = 3; (void)i; } int i = 2; (void)i; } }
