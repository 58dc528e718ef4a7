// mode: mrc
#import <Foundation/Foundation.h>
typedef int (Transform)(int);
static int twice(int x) { return x * 2; }
static int apply(Transform f, int x) { return f(x); }
static int applyPlain(int f(int), int x) { return f(x); }
static int applyPointer(Transform *f, int x) { return (*f)(x); }
int main(void) {
  NSLog(@"%d %d %d", apply(twice, 4), applyPlain(twice, 5), applyPointer(&twice, 6));
  return 0;
}
// expect: 8 10 12
