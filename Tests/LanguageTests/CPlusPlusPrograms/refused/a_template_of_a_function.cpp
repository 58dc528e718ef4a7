template <typename T> struct Box { T v; };
template <typename T> T larger(T a, T b) { return a < b ? b : a; }
int main() { Box<int> box{larger(1, 3)}; return box.v; }
