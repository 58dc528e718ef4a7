int main(void) {
  char c = 'a;  // expect error: E0107 missing terminating
  return c;
}
