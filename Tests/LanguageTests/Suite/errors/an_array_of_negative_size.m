int main(void) {
  int a[-1];  // expect error: E0323 'a' declared as an array with a negative size
  return 0;
}
