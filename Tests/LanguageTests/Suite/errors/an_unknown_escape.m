int main(void) {
  const char *s = "\xzz";  // expect error: E0110 \x used with no following hex digits
  return s[0];
}
