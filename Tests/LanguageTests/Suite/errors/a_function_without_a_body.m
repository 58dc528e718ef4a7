int missing(int n);
int main(void) {
  return missing(1);  // expect runtime error: R0625 Undefined symbols: "_missing"
}
