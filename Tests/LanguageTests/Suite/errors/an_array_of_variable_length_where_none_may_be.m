int n = 3;
int a[n];  // expect error: E0360 variable length array declaration not allowed at file scope
int main(void) {
  static int b[n];  // expect error: E0360 variable length array declaration cannot have 'static' storage duration
  int c[n] = {1};  // expect error: E0360 variable-sized object may not be initialized
  double d = 2;
  int e[d];  // expect error: E0323 size of array has non-integer type 'double'
  return 0;
}
