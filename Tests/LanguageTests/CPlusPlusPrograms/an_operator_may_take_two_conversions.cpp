struct E { operator int() const { return 1; } operator long() const { return 2; } };
int main() { E e; return e + 1; }
