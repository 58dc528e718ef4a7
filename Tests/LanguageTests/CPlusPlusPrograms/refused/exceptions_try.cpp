int main() { try { } catch (...) { } return 0; }
