// mode: arc
#import <Foundation/Foundation.h>
int main() { int n = 0; for (int i = 0; i < 10; i++) { switch (i % 3) { case 0: n += 1; break; case 1: n += 2; default: n += 3; } } printf("%d\n", n); return 0; }
