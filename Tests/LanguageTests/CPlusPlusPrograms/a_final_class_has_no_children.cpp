struct Last final {};
struct After : Last {};
int main() {}
