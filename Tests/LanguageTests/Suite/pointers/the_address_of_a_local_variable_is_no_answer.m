// clang follows casts, members, elements and conditions, and no pointer variables.
#include <stdlib.h>

struct S { int a; int v[3]; struct S *next; };

int *local(void) { int x = 0; return &x; }  // expect warning: W0333 address of stack memory associated with local variable 'x' returned
int *array(void) { int a[3]; return a; }  // expect warning: W0333 address of stack memory associated with local variable 'a' returned
int *parameter(int p) { return &p; }  // expect warning: W0333 address of stack memory associated with parameter 'p' returned
int *kept(void) { static int x; return &x; }
int *member(void) { struct S s; return &s.a; }  // expect warning: W0333 address of stack memory associated with local variable 's' returned
int *part(void) { struct S s; return s.v; }  // expect warning: W0333 address of stack memory associated with local variable 's' returned
int *far(struct S *s) { return s->next->v; }
int *behind(int n) { int a[3]; return a + n; }  // expect warning: W0333 address of stack memory associated with local variable 'a' returned
int *element(int n) { int a[3]; return &a[n]; }  // expect warning: W0333 address of stack memory associated with local variable 'a' returned
char *bytes(void) { int a[3]; return (char *)a; }  // expect warning: W0333 address of stack memory associated with local variable 'a' returned
int *perhaps(int n) { int a[3]; return n ? a : 0; }  // expect warning: W0333 address of stack memory associated with local variable 'a' returned
int *through(void) { int a[3]; int *p = a; return p; }
int *given(int *p) { return &p[1]; }
long number(int n) { return (long)&n; }  // expect warning: W0333 address of stack memory associated with parameter 'n' returned
const void *variable(int n) { int a[n]; return a; }  // expect warning: W0333 address of stack memory associated with local variable 'a' returned
int first(void) { int a[3] = {0}; return a[0]; }
int inside(struct S s) { return *&s.v[1]; }

int main(void) { return 0; }
