int main(void) {
  continue;  // expect error: E0329 'continue' statement not in loop statement
  return 0;
}
