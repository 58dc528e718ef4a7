struct Shape { virtual int area(); };
struct Square : Shape { int area(); };
int Square::area() override { return 4; }
int main() {}
