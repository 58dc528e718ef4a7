struct P { int x, y; };
int main() { P p; p = {1, 2, 3}; }
