struct P {
  int x;
};
int main(void) {
  struct P p = {1};
  if (p) return 1;  // expect error: E0321 statement requires expression of scalar type ('struct P' invalid)
  return 0;
}
