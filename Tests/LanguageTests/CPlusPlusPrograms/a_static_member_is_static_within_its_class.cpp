struct Count { static long made; };
static long Count::made = 0;
int main() {}
