int main(void) {
  5 = 6;  // expect error: E0311 expression is not assignable
  return 0;
}
