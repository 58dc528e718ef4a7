static_assert(false, "never");
int main() {}
