virtual const int limit = 3;
int main() { return limit; }
