template <class T> struct Box { T v; };
template <template <class> class C> int f() { C<int> c{3}; return c.v; }
int main() { return f<Box>(); }
