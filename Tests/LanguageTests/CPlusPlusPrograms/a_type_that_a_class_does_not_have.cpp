template <class T> struct A { typename T::type x; };
struct B {}; 
int main() { A<B> a; A<int> b; }
