// mode: mrc
#import <Foundation/Foundation.h>
typedef int (^F)(int);
F make(int k) { return [[^(int x) { return x * k; } copy] autorelease]; }
int main() { @autoreleasepool { F f = make(3); printf("%d\n", f(4)); } return 0; }
