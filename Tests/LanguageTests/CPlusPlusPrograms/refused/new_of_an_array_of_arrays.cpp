int main() { int (&r)[3] = *new int[1][3]; r[0] = 1; return r[0]; }
