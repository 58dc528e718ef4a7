struct Money { long n; friend long total(Money a, long more) { return a.n + more; } friend bool known(int) { return true; } };
int main() { Money m{3}; long t = total(m, 4); return known(3); }
