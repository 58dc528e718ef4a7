template <int N> int deep() { return deep<N + 1>(); }
int main() { return deep<0>(); }
