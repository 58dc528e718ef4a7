int main(void) {
  int count = 1;
  return coutn + count;  // expect error: E0301 use of undeclared identifier 'coutn'
}
