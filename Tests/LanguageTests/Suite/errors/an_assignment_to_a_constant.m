int main(void) {
  const int n = 1;
  n = 2;  // expect error: E0311 cannot assign to variable 'n' with const-qualified type 'const int'
  return n;
}
