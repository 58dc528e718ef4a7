#error this file is not ready  // expect error: E0116 this file is not ready
int main(void) { return 0; }
