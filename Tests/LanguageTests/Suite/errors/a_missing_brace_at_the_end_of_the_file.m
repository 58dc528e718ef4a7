int main(void) {
  if (1) {
    return 0;
}  // expect error: E0201 expected '}'
