// What clang printed for the same text.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <assert.h>
#include <stdbool.h>
typedef struct Stack { int *items; size_t count, room; } Stack;
static void push(Stack *s, int v) { if (s->count == s->room) { s->room = s->room ? s->room * 2 : 2; s->items = realloc(s->items, s->room * sizeof *s->items); } s->items[s->count++] = v; }
static int pop(Stack *s) { assert(s->count); return s->items[--s->count]; }
typedef struct Tree { char *key; struct Tree *l, *r; } Tree;
static Tree *insert(Tree *t, const char *k) { if (!t) { t = calloc(1, sizeof *t); t->key = strdup(k); return t; } int c = strcmp(k, t->key); if (c < 0) t->l = insert(t->l, k); else if (c > 0) t->r = insert(t->r, k); return t; }
static void walk(const Tree *t, void (*f)(const char *)) { if (!t) return; walk(t->l, f); f(t->key); walk(t->r, f); }
static void show(const char *s) { printf("%s ", s); }
static void drop(Tree *t) { if (!t) return; drop(t->l); drop(t->r); free(t->key); free(t); }
static unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 ^ (unsigned char)*s++; return h; }
static bool prime(int n) { if (n < 2) return false; for (int i = 2; i * i <= n; i++) if (n % i == 0) return false; return true; }
static void sieve(int n) { char *c = calloc(n + 1, 1); for (int i = 2; i <= n; i++) { if (c[i]) continue; printf("%d ", i); for (int j = i * i; j <= n; j += i) c[j] = 1; } free(c); printf("\n"); }
static int gcd(int a, int b) { while (b) { int t = a % b; a = b; b = t; } return a; }
static void hanoi(int n, char a, char b, char c, int *m) { if (!n) return; hanoi(n - 1, a, c, b, m); ++*m; hanoi(n - 1, c, b, a, m); }
int main(void) {
  Stack s = {0}; for (int i = 0; i < 10; i++) push(&s, i * i); printf("%d %d %zu\n", pop(&s), pop(&s), s.room); free(s.items);
  Tree *t = NULL; const char *w[] = {"m", "c", "x", "a", "d", "c"}; for (int i = 0; i < 6; i++) t = insert(t, w[i]); walk(t, show); printf("\n"); drop(t);
  printf("%u\n", hash("selfsame")); printf("%d %d %d\n", prime(97), prime(91), gcd(84, 36)); sieve(30);
  int m = 0; hanoi(6, 'A', 'B', 'C', &m); printf("%d\n", m);
  printf("%.4f %.4f %.4f %.4f\n", sqrt(2), pow(2, 0.5), fabs(-1.5), fmod(7, 3)); printf("%.0f %.0f %.0f %.0f\n", floor(-1.5), ceil(-1.5), round(2.5), trunc(-2.7));
  printf("%.3f %.3f %.3f %.3f\n", sin(1), cos(1), exp(1), log(10)); printf("%.3f %.3f\n", atan2(1, 1), hypot(3, 4));
  printf("%d %d %d\n", isnan(NAN), isinf(INFINITY), (int)fmax(2, 3)); printf("%f %f %f\n", INFINITY, -INFINITY, 1.0 / 3);
  bool b = 42; printf("%d %d\n", b, true + true); printf("%ld %d\n", labs(-7L), abs(-3)); div_t d = div(17, 5); printf("%d %d\n", d.quot, d.rem);
  char grid[3][4]; memset(grid, '.', sizeof grid); for (int i = 0; i < 3; i++) grid[i][3] = 0; grid[1][1] = '#'; for (int i = 0; i < 3; i++) puts(grid[i]);
  int *p = malloc(3 * sizeof(int)); p[0] = 1; p[1] = 2; p[2] = 3; int *q = p + 3; printf("%td %d %d\n", q - p, *--q, q[-1]); free(p);
  void *v = &m; *(int *)v = 5; printf("%d\n", m); char **argv = (char *[]){ "x", "y", NULL }; int n = 0; while (argv[n]) n++; printf("%d\n", n);
  return 0;
}
// expect: 81 64 16
// expect: a c d m x 
// expect: 2199357155
// expect: 1 0 12
// expect: 2 3 5 7 11 13 17 19 23 29 
// expect: 63
// expect: 1.4142 1.4142 1.5000 1.0000
// expect: -2 -1 3 -2
// expect: 0.841 0.540 2.718 2.303
// expect: 0.785 5.000
// expect: 1 1 3
// expect: inf -inf 0.333333
// expect: 1 2
// expect: 7 3
// expect: 3 2
// expect: ...
// expect: .#.
// expect: ...
// expect: 3 3 2
// expect: 5
// expect: 2
