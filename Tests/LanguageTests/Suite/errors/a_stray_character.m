int main(void) {
  int n = 5 $ 3;  // expect error: E0201 expected ';' at end of declaration
  return n # 2;  // expect error: E0201 expected ';' after return statement
}
