int main(void) {
  void v;  // expect error: E0306 variable has incomplete type 'void'
  return 0;
}
