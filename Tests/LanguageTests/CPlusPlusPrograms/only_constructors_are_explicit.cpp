explicit int limit() { return 3; }
int main() { return limit(); }
