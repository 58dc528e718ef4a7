int k = 3;
static_assert(k == 3);
int main() {}
