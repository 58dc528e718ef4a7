struct P { int x, y; }; int main() { P p{1, 2}; auto &[a, b] = p; a = 3; return p.x; }
