static long Tall;
enum Size { Small, Tall };
int main() {}
