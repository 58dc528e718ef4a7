int main(void) {
  return 09;  // expect error: E0109 invalid digit '9' in octal constant
}
