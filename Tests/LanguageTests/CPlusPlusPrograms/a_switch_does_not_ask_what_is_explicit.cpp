struct E { explicit operator int() const { return 1; } };
int main() { E e; switch (e) { case 1: return 0; } return e + 1; }
