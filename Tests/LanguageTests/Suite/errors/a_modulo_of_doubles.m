int main(void) {
  double d = 5.0;
  d = d % 2;  // expect error: E0309 invalid operands to binary expression ('double' and 'int')
  return 0;
}
