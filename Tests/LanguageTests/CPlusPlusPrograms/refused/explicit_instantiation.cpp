template <class T> struct Box { T v; };
template struct Box<int>;
int main() { Box<int> b{3}; return b.v; }
