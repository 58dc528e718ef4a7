int main(void) {
  int n = 5  // expect error: E0201 expected ';' at end of declaration
  return n;
}
