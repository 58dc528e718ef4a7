template <class... A> int sum(A... a) { return (0 + ... + a); }
int main() { return sum(1, 2); }
