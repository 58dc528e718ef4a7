int twice(int n) { return n * 2; }
int twice(int n) { return n + n; }  // expect error: E0305 redefinition of 'twice'
int main(void) { return twice(0); }
