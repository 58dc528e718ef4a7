// mode: mrc
typedef int Number;
struct Point { int x, y; };
int main(void) {
  printf("%d %d %d\n", __builtin_types_compatible_p(int, long), __builtin_types_compatible_p(int, Number), __builtin_types_compatible_p(struct Point *, void *));  // expect: 0 1 0
  struct Point point = {3, 4};
  int number = __builtin_choose_expr(sizeof(point) == 8, point, 0).y + __builtin_choose_expr(0, "text", 5);
  printf("%d\n", number);  // expect: 9
  printf("%d %d %d\n", __builtin_ffs(0), __builtin_ffs(8), __builtin_popcount(255));  // expect: 0 4 8
  printf("%g %d\n", __builtin_fabs(-2.5), __builtin_isnan(__builtin_nan("")));  // expect: 2.5 1
  char sizes[__builtin_types_compatible_p(int, Number) ? 3 : 1];
  printf("%zu %d\n", sizeof sizes, 1);  // expect: 3 1
  if (__builtin_expect_with_probability(number == 9, 1, 0.9)) printf("likely\n");  // expect: likely
  return 0;
}
