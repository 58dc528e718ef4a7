enum E { a, a }; int main() { return 0; }
