int main(void) {
  return 0；  // expect error: E0104 unexpected character <U+FF1B>
}
