struct B { int x; B *next; B(int n) : x(n), next {} {} };
struct C { int x; C(int n) : x {} ; };
int main() { B b(1); return b.x; }
