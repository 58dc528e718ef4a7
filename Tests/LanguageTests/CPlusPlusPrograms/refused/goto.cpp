int main() { goto x; x: return 0; }
