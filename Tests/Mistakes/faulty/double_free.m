// expect: R0621
// mode: mrc
#import <Foundation/Foundation.h>
int main() { char *p = malloc(4); free(p); free(p); return 0; }
