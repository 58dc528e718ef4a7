int main(void) {
  if (1 {  // expect error: E0201 expected ')'
    return 1;
  }
  return 0;
}
