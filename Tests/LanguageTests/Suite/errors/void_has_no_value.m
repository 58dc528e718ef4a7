static void nothing(void) {}
int main(void) {
  int n = nothing();  // expect error: E0307 initializing 'int' with an expression of incompatible type 'void'
  return n;
}
