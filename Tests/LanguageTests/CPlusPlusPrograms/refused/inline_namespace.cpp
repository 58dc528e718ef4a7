namespace a { inline namespace v1 { int x = 3; } } int main() { return a::x; }
