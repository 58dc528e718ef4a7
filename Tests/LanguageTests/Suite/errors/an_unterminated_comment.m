int main(void) { return 0; }
/* it goes on  // expect error: E0108 unterminated /* comment
