int main(void) {
  int n = 1;
  return n(2);  // expect error: E0320 called object type 'int' is not a function or function pointer
}
