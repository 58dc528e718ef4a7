// mode: arc
#import <Foundation/Foundation.h>
typedef struct { int x, y; } P;
static P add(P a, P b) { P r = { a.x + b.x, a.y + b.y }; return r; }
int main() { P p = add((P){1, 2}, (P){3, 4}); printf("%d %d\n", p.x, p.y); return 0; }
