static void nothing(void) {
  return 5;  // expect error: E0328 void function 'nothing' should not return a value
}
int main(void) {
  nothing();
  return 0;
}
