// expect: M0847
// mode: mrc
#import <Foundation/Foundation.h>
typedef int (^Adder)(int);
Adder makeAdder(int n) {
    Adder a = ^(int x) { return x + n; };
    return a;
}
int main() { Adder add = makeAdder(3); printf("%d\n", add(4)); return 0; }
