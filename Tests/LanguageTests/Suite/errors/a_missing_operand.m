int main(void) {
  return 1 + ;  // expect error: E0202 expected expression
}
