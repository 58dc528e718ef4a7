// mode: arc
#import <Foundation/Foundation.h>
int sum(const int *a, int n);
int sum(const int a[], const int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
void say(const char *const text, volatile int times);
void say(const char *text, int times) {
  while (times--) printf("%s", text);
  printf("\n");
}
void name(NSString *s);
void name(NSString *const s) { printf("%s\n", s.UTF8String); }
typedef int (*Op)(int, const char *);
static int op(const int a, const char *const b) { return a + b[0]; }
int call(int (*f)(const int), int n);
int call(int (*const f)(int), const int n) { return f(n); }
static int twice(int n) { return n * 2; }
int main(void) {
  Op o = op;
  printf("%d %d %d\n", sum((int[]){ 1, 2, 3 }, 3), o(1, "A"), call(twice, 4));  // expect: 6 66 8
  say("ab", 2);  // expect: abab
  name(@"n");  // expect: n
  return 0;
}
