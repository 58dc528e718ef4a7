template <class T> void f(T t) noexcept(sizeof(T) > 1) {} int main() { f(1); }
