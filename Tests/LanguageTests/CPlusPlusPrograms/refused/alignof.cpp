int main() { return sizeof(int) + sizeof 'a' + alignof(double); }
