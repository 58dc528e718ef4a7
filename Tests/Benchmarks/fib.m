// mode: mrc
// Recursive fib(N): one operation is one call.
int fib(int n) {
  if (n < 2) return n;
  return fib(n - 1) + fib(n - 2);
}

int main(void) { return fib(N) == 0; }
