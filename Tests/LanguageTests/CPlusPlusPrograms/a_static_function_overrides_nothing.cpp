struct Shape { virtual void draw(); };
struct Square : Shape { static void line(int n) override; };
int main() {}
