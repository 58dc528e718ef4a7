#warning not ready  // expect warning: W0101 not ready
int main(void) { return 0; }
