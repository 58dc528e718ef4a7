// mode: mrc
int main(void) {
  int x = 3;
  void (^b)(void) = ^{
    x = 4; // expect error: E0311 variable is not assignable (missing __block type specifier)
  };
  b();
  return 0;
}
