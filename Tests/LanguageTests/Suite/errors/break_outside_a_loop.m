int main(void) {
  break;  // expect error: E0329 'break' statement not in loop or switch statement
  return 0;
}
