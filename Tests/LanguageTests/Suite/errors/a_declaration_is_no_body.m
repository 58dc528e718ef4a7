// Behind `if` and a loop stands a statement, and a declaration is none.
typedef int T;
void f(int n) {
  if (n) int x;  // expect error: E0202
  while (n) T x;  // expect error: E0202
  do int z; while (n);  // expect error: E0202
}
void g(int n) {
  if (n) again: int x;  // expect error: E0202
  for (;;) const int y = 1;  // expect error: E0202
  if (n) ; else static int q;  // expect error: E0202
}
void h(int n) {
  switch (n) { case 1: ; int x; again: ; int y; (void)x; (void)y; }
  if (n) { int z = n; (void)z; } else if (n) ; else { int y; (void)y; }
}
int main(void) { return 0; }
