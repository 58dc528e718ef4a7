namespace tools { template <typename T> struct Box { T v; }; }
int main() { tools::Box<int> box{3}; return box.v; }
