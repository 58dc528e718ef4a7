int main(void) {
  int a = one;  // expect error: E0301 use of undeclared identifier 'one'
  int b = two;  // expect error: E0301 use of undeclared identifier 'two'
  return three;  // expect error: E0301 use of undeclared identifier 'three'
}
