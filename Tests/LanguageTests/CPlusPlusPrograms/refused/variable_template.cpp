template <class T> constexpr T pi = T(3);
int main() { return pi<int>; }
