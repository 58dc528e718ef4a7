int main(void) {
  int count = 1;
  return соunt;  // expect error: E0105
}
