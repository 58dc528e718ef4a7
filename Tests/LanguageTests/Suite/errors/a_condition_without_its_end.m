#ifdef DEBUG  // expect error: E0118 unterminated conditional directive
int debug;
int main(void) { return 0; }
