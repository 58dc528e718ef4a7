int main(void) {
  int count = 1;
  return соunt;  // expect error: E0105 the word соunt holds a letter of another alphabet
}
