virtual int f();
int main() { return 0; }
