struct A {};
struct A {};
int main() {}
