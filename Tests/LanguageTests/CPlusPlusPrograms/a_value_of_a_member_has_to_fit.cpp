struct Point { int x = 0; char *name = 7; };
int main() {}
