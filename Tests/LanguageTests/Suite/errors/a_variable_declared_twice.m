int main(void) {
  int n = 1;
  int n = 2;  // expect error: E0305 redefinition of 'n'
  return n;
}
