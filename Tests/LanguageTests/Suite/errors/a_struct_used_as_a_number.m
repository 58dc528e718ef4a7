struct P {
  int x;
};
int main(void) {
  struct P p = {1};
  int n = p;  // expect error: E0307 initializing 'int' with an expression of incompatible type 'struct P'
  return n + p;  // expect error: E0309 invalid operands to binary expression ('int' and 'struct P')
}
