struct P { int x; }; int main() { P p{1.5}; return p.x; }
