static int five(int n) {
  if (n) return 5;
}  // expect warning: W0312 non-void function does not return a value in all control paths
int main(void) { return five(1) - 5; }
