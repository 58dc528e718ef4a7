// mode: mrc
#import <Foundation/Foundation.h>
int main() { int *p = malloc(4 * sizeof(int)); for (int i = 0; i < 4; i++) p[i] = i; printf("%d\n", p[3]); free(p); return 0; }
