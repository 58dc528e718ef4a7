const short n = -3;
struct A { int x; A() : x(1) {} ~A() {} };
int main() {
  int *p = new int[-1]{1};
  int *q = new int[2 - 4];
  A *a = new A[n];
  delete[] p;
  return 0;
}
