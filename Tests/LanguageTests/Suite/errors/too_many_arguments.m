static int add(int a, int b) { return a + b; }
int main(void) {
  return add(1, 2, 3);  // expect error: E0319 too many arguments to function call, expected 2, have 3
}
