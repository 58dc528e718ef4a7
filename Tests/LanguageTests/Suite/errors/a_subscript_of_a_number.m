int main(void) {
  int n = 1;
  return n[0 + 0];  // expect error: E0318 subscripted value is not an array, pointer, or vector
}
