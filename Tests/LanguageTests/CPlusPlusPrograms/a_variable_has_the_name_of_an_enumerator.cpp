enum Suit { Hearts };
int main() { int Hearts = 1; }
long Hearts = 2;
