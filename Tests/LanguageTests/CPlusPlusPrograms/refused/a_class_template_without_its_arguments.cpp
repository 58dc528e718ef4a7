template <class T> struct Box { T v; Box(T v) : v(v) {} };
int main() { Box box(3); return box.v; }
