template <typename T> struct Name { static int of() { return 1; } };
template <> struct Name<int> { static int of() { return 2; } };
int main() { return Name<int>::of() + Name<char>::of(); }
