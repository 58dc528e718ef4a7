template <typename T> struct Box { T v; };
int main() { Box<int, int> a; Box<> b; Box<3> c; int x = Box<int>::nothing; auto [p, q] = Box<int>{1}; }
