int main() { int x = 5; return [&] { return x; }(); }
