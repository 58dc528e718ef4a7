int main(void) {
  int *p = &5;  // expect error: E0312 cannot take the address of an rvalue of type 'int'
  return *p;
}
