// mode: mrc
int main(void) {
  char *s = "x";
  return s[9223372036854775808]; // expect runtime error: R0612
}
