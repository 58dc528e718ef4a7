static int five(void) {
  return;  // expect error: E0328 non-void function 'five' should return a value
}
int main(void) { return five(); }
