int main(void) {
  switch (2) {
    case 1: return 1;
    case 1: return 2;  // expect error: E0331 duplicate case value '1'
  }
  return 0;
}
