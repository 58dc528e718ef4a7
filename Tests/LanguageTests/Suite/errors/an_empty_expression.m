int main(void) {
  int n = ;  // expect error: E0202 expected expression
  return n;
}
