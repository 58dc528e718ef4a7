__attribute__((bogus)) int w;  // expect warning: W0330 unknown attribute 'bogus' ignored
int main(void) { return w; }
