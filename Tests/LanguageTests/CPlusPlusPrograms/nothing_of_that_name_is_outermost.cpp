namespace inner { int count() { return 3; } }
int main() { return inner::count() + ::absent(3); }
