_Static_assert(sizeof(int) == 8, "int has four bytes");  // expect error: E0325 static assertion failed due to requirement 'sizeof(int) == 8': int has four bytes
int main(void) { return 0; }
