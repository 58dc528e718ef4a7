#define ADD(a, b) ((a) + (b))
int main(void) {
  return ADD(1);  // expect error: E0115 too few arguments provided to function-like macro invocation
}
