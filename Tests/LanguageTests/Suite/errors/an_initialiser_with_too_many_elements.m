int main(void) {
  int a[2] = {1, 2, 3};  // expect warning: W0306 excess elements in array initializer
  return a[0] - 1;
}
