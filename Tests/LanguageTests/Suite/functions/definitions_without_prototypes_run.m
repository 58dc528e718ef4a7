// mode: mrc
// The parentheses hold names, the declarations behind them the types: functions as C had them before prototypes.
typedef struct { int x, y; } Point;
int add(a, b)
int a;
int b;
{
  return a + b;
}
static double scale(x, n) double x; int n; { return x * n; }
static const char *behind(text, count) register const char *text; short count; { return text + count; }
int sum(point, list, more) Point point; int list[2], *more; { return point.x + point.y + list[1] + *more; }
static int apply(f, x) int (*f)(int, int); int x; { return f(x, x); }
int total(int count, int values[*]);
int total(int count, int values[count]) {
  int sum = 0;
  for (int i = 0; i < count; i++) sum += values[i];
  return sum;
}
int main(void) {
  int list[2] = {1, 2}, more = 10;
  Point point = {100, 200};
  printf("%d %g %s\n", add(2, 3), scale(1.5, 4), behind("hello", 2));  // expect: 5 6 llo
  printf("%d %d\n", sum(point, list, &more), apply(add, 4));  // expect: 312 8
  printf("%d\n", total(2, list));  // expect: 3
  return 0;
}
