namespace n {
template <class T> int f(T x);
}
template <class T> int n::f(T x) { return x; }
int main() { return n::f(0); }
