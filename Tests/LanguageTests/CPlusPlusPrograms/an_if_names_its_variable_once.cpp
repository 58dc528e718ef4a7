int main() { if (int i = 1) { (void)i; } else { int i = 2; (void)i; } }
