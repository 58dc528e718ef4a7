struct Later;
int main(void) {
  struct Later l;  // expect error: E0306 variable has incomplete type 'struct Later'
  return 0;
}
