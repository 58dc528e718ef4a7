template <class T> T f(T);
int main() { return f(1); }
