// mode: mrc
int main(void) {
  int a[2] = {1, 2};
  int (^b)(void) = ^{
    return a[0]; // expect error: E0307 cannot refer to declaration with an array type inside block
  };
  return b();
}
