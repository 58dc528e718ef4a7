// mode: mrc
// N calls of a C function.
static long next(long value) { return value + 1; }

int main(void) {
  long sum = 0;
  for (long i = 0; i < N; i++) {
    sum = next(sum);
  }
  return sum == N ? 0 : 1;
}
