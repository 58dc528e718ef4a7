int main(void) {
  goto nowhere;  // expect error: E0330 use of undeclared label 'nowhere'
  return 0;
}
