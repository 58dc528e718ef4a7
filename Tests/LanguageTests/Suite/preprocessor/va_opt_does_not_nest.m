#define SIDE(...) __VA_OPT__((a)) , __VA_OPT__(b(__VA_ARGS__)) , __VA_OPT__
#define NESTED(...) __VA_OPT__(a (b) __VA_OPT__(c)) // expect error: E0120

int main(void) { return 0; }
