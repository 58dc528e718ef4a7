int main(void) {
  int n = 1;
  return *n;  // expect error: E0313 indirection requires pointer operand ('int' invalid)
}
