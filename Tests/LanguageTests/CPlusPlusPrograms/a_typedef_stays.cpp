typedef int I; typedef double I; int main() { return 0; }
