// mode: mrc
// N turns of a loop that does nothing.
int main(void) {
  for (long i = 0; i < N; i++) {
  }
  return 0;
}
