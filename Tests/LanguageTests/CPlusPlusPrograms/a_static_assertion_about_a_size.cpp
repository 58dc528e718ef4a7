static_assert(sizeof(int) == 8, "wide");
int main() {}
