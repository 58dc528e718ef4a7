// mode: mrc
#import <Foundation/Foundation.h>
typedef int (^Op)(int, int);
static int calls;
static Op add = ^(int a, int b) { calls++; return a + b; };
int (^twice)(int) = ^int(int a) { return add(a, a); };
static Op table[] = {^(int a, int b) { return a - b; }, [3] = ^(int a, int b) { return a % b; }};
struct Entry { const char *name; Op op; } best = {"max", ^(int a, int b) { return a > b ? a : b; }};
static NSString *(^label)(int) = ^(int n) { return [NSString stringWithFormat:@"n%d", n]; };
int main(void) {
  @autoreleasepool {
    static Op digits = ^(int a, int b) { return a * 10 + b; };
    Op local[] = {add, digits, ^(int a, int b) { return a + calls; }};
    NSLog(@"%d %d %d %d", add(1, 2), twice(4), table[0](9, 4), table[3](9, 4));
    NSLog(@"%s %d %d %d %@", best.name, best.op(3, 8), local[1](1, 2), local[2](5, 6), label(4));
    NSLog(@"%d %d", table[1] == nil, [digits copy] == digits);
  }
  return 0;
}
// expect: 3 8 5 1
// expect: max 8 12 7 n4
// expect: 1 1
